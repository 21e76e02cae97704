import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES } from './customStyles.ts';
import { fontFaceCss, fontFiles, type FontName } from './fonts.ts';
import { resolveStyles, themeProperties } from './resolveStyles.ts';

const FONTS = FONT_FAMILIES.filter((font) => font !== 'system');

describe.each(FONTS)('STYLE-017 D-84 the font %s', (font: FontName) => {
  it('comes from the platform, and from the platform the form came from', () => {
    const addresses = [...fontFaceCss(font, 'https://forms.example').matchAll(/url\("([^"]+)"\)/g)];
    expect(addresses.length).toBe(fontFiles(font).length);
    for (const [, address = ''] of addresses)
      expect(address).toMatch(/^https:\/\/forms\.example\/sdk\/fonts\//);
    expect(fontFaceCss(font, '')).toContain('url("/sdk/fonts/');
  });

  it('has names that change with the content, so that they are kept for ever', () => {
    for (const { name } of fontFiles(font)) expect(name).toMatch(/-[\w-]{8}\.woff2$/);
  });

  it('is swapped in, after a system font that runs as wide, whichever the system has', () => {
    const css = fontFaceCss(font, '');
    expect(css.match(/font-display:swap/g)).toHaveLength(fontFiles(font).length);
    const families = [
      ...new Set([...css.matchAll(/font-family:([\w-]+);/g)].map(([, family = '']) => family)),
    ];
    expect(families.length).toBeGreaterThan(2);
    expect(css.match(/size-adjust/g)).toHaveLength(2 * (families.length - 1));
    const stack = themeProperties(resolveStyles({ fontFamily: font }))['--form-embed-font-family'] ?? '';
    expect(stack.split(',').slice(0, families.length)).toEqual(families);
  });
});

it('STYLE-017 the system font needs no file', () => {
  expect(themeProperties(resolveStyles({}))['--form-embed-font-family']).toMatch(/^system-ui,/);
});
