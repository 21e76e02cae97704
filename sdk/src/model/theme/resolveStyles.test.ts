import { describe, expect, it } from 'vitest';
import { contrastRatio, luminance, textColorOn } from './color.ts';
import { BUTTON_SIZES, FONT_FAMILIES } from './customStyles.ts';
import { resolveStyles, themeProperties } from './resolveStyles.ts';

describe('resolveStyles', () => {
  it('fills in what the owner did not choose (D-81, CONST-031 CONST-032 CONST-033 CONST-034 CONST-035 CONST-036 CONST-037)', () => {
    expect(resolveStyles({})).toEqual({
      showFormTitle: true, showFormLogo: true, showFooterCredit: true, showFooterLogo: true, showSecurityBadge: true,
      footerCreditColor: '#6b7280', footerCreditSize: 12, headerSize: 3, primaryColor: '#3b82f6', backgroundColor: '#ffffff',
      formContainerColor: '#ffffff00', formBackgroundColor: '#ffffff', textColor: '#1f2937', inputTextColor: '#1f2937',
      fieldBackgroundColor: '#ffffff', fontFamily: 'system', labelSize: 14, buttonSize: 'medium', buttonStyle: 'solid',
      borderRadius: 'md', customCSS: '', buttonColor: '#3b82f6',
    }); // prettier-ignore
  });

  it('lets buttonColor follow primaryColor until it is chosen (D-81)', () => {
    expect(resolveStyles({ primaryColor: '#111111' }).buttonColor).toBe('#111111');
    expect(resolveStyles({ primaryColor: '#111111', buttonColor: '#222222' }).buttonColor).toBe('#222222');
  });
});

describe('themeProperties', () => {
  it('STYLE-009 STYLE-018 STYLE-021 CONST-033 CONST-037 title in rem, label and radius in px', () => {
    expect(
      themeProperties(resolveStyles({ headerSize: 4.5, labelSize: 11, borderRadius: 'xl' })),
    ).toMatchObject({
      '--form-embed-title-size': '3.25rem',
      '--form-embed-label-size': '11px',
      '--form-embed-radius': '16px',
    });
    expect(themeProperties(resolveStyles({}))['--form-embed-title-size']).toBe('2.5rem');
  });

  it('has a value for every choice there is', () => {
    for (const fontFamily of FONT_FAMILIES) {
      for (const buttonSize of BUTTON_SIZES) {
        const properties = Object.entries(themeProperties(resolveStyles({ fontFamily, buttonSize })));
        expect(
          properties.every(
            ([name, value]) => name.startsWith('--form-embed-') && !/undefined|[;{}<]/.test(value),
          ),
        ).toBe(true);
      }
    }
  });
});

describe('text on the button', () => {
  it('knows luminance and contrast as WCAG does', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1);
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each([['#ffffff', '#000000'], ['#000000', '#ffffff'], ['#3b82f6', '#000000'], ['#1d4ed8', '#ffffff'], ['#ffff00', '#000000'],
    ['#00000000', '#000000'], ['#000000e0', '#ffffff']] as const)('is, on %s, %s', (button, text) => {
    expect(textColorOn(button)).toBe(text);
  }); // prettier-ignore

  it('always contrasts at least 4.5 to 1', () => {
    for (let grey = 0; grey < 256; grey++) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrastRatio(color, textColorOn(color))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
