import { describe, expect, it } from 'vitest';
import { contrastRatio, luminance, textColorOn } from './color.ts';
import { checkContrast } from './contrast.ts';
import { BUTTON_SIZES, FONT_FAMILIES } from './customStyles.ts';
import { toOklch } from './oklch.ts';
import { resolveStyles, themeProperties } from './resolveStyles.ts';

describe('resolveStyles', () => {
  it('fills in what the owner did not choose (D-81, CONST-031 CONST-032 CONST-033 CONST-034 CONST-035 CONST-036 CONST-037)', () => {
    expect(resolveStyles({})).toEqual({
      showFormTitle: true, showFormLogo: true, showFooterCredit: true, showFooterLogo: true,
      footerCreditColor: '#6b7280', footerCreditSize: 12, headerSize: 3, primaryColor: '#3b82f6', colorScheme: 'auto', backgroundColor: '#ffffff',
      formContainerColor: '#ffffff00', formBackgroundColor: '#ffffff', textColor: '#1f2937', inputTextColor: '#1f2937',
      fieldBackgroundColor: '#ffffff', fieldStyle: 'outline', fontFamily: 'system', labelSize: 14, buttonSize: 'medium', buttonStyle: 'solid',
      borderRadius: 'md', coverHeight: 200, coverX: 50, coverY: 50, coverAlt: '', customCSS: '', buttonColor: '#3b82f6',
    }); // prettier-ignore
  });

  it('lets buttonColor follow primaryColor until it is chosen (D-81)', () => {
    expect(resolveStyles({ primaryColor: '#111111' }).buttonColor).toBe('#111111');
    expect(resolveStyles({ primaryColor: '#111111', buttonColor: '#222222' }).buttonColor).toBe('#222222');
  });
});

describe('D-195 light and dark', () => {
  it('a dark form has dark colours where its owner chose none', () => {
    const dark = resolveStyles({ colorScheme: 'dark', fieldBackgroundColor: '#333333' });
    expect([dark.backgroundColor, dark.textColor, dark.fieldBackgroundColor]).toEqual([
      '#0f1115',
      '#eceef2',
      '#333333',
    ]);
    expect(checkContrast({ colorScheme: 'dark' }).filter(({ passes }) => !passes)).toEqual([]);
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

describe('D-190 the label of the button', () => {
  const buttonOf = (styles: Parameters<typeof resolveStyles>[0]) => {
    const properties = themeProperties(resolveStyles(styles));
    const text = properties['--form-embed-button-text-color'] ?? '';
    const background = properties['--form-embed-button-background'] ?? '';
    return { text, background, ratio: contrastRatio(text, /#\w{6}/.exec(background)?.[0] ?? '#000000') };
  };

  it.each(['#3b82f6', '#ef4444', '#f97316', '#22c55e', '#14b8a6', '#0ea5e9', '#ec4899', '#767676'])(
    'is white on a shade of %s, which stays what it is everywhere else',
    (primaryColor) => {
      const { text, background, ratio } = buttonOf({ primaryColor });
      expect(text).toBe('#ffffff');
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      const { hue } = toOklch(background);
      expect(hue).toBeCloseTo(toOklch(primaryColor).hue, 0);
      expect(themeProperties(resolveStyles({ primaryColor }))['--form-embed-primary-color']).toBe(
        primaryColor,
      );
    },
  );

  it('is black where white would take another colour', () => {
    for (const primaryColor of ['#ffff00', '#facc15', '#8fb4ff', '#ffffff'])
      expect(buttonOf({ primaryColor })).toMatchObject({ text: '#000000', background: primaryColor });
  });

  it('leaves a colour that was chosen for the button, and one that carries white anyway', () => {
    expect(buttonOf({ buttonColor: '#f97316' })).toMatchObject({ text: '#000000', background: '#f97316' });
    expect(buttonOf({ primaryColor: '#2563eb' })).toMatchObject({ text: '#ffffff', background: '#2563eb' });
    expect(buttonOf({ buttonStyle: 'outline' }).text).toBe('#3b82f6');
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
