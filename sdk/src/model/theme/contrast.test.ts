import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../testing/buildDefinition.ts';
import { contrastRatio, overlay, withOpacity } from './color.ts';
import { changesColors, checkContrast, checkHeadings, fixContrast } from './contrast.ts';
import { BUTTON_STYLES, type CustomStyles } from './customStyles.ts';
import { DARK_FORM, messageColors, surfaces } from './derivedColors.ts';
import { resolveStyles } from './resolveStyles.ts';

const failing = (styles: CustomStyles): string[] =>
  checkContrast(styles)
    .filter(({ passes }) => !passes)
    .map(({ id }) => id);
const ratioOf = (styles: CustomStyles, id: string): number =>
  checkContrast(styles).find((check) => check.id === id)?.ratio ?? 0;

describe('known pairs', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#3b82f6', '#000000', 5.71],
  ])('WCAG %s on %s is %d to 1', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBeCloseTo(ratio, 2);
  });

  it('STYLE-025 mixes what is see-through with what lies beneath', () => {
    expect(overlay('#00000080', '#ffffff')).toBe('#7f7f7f');
    expect(overlay('#ff000000', '#123456')).toBe('#123456');
    expect(overlay('#ff0000', '#123456')).toBe('#ff0000');
    expect(withOpacity('#123456', 0.5)).toBe('#12345680');
  });
});

describe('D-24 checkContrast', () => {
  it('D-81 finds nothing wrong with the defaults', () => {
    expect(failing({})).toEqual([]);
  });

  it('judges text where it is hardest to read: as a hint', () => {
    expect(ratioOf({ textColor: '#000000' }, 'text')).toBeCloseTo(contrastRatio('#333333', '#ffffff'), 1);
    expect(failing({ textColor: '#707070' })).toEqual(['text']);
  });

  it('rings the focus in the main colour where it can be seen, else in one that can', () => {
    const focusOn = (styles: CustomStyles) => {
      const resolved = resolveStyles(styles);
      return messageColors(surfaces(resolved), resolved).focus;
    };
    expect(focusOn({ primaryColor: '#0b659c' })).toBe('#0b659c');
    expect(focusOn({ primaryColor: '#0b659c80' })).toBe('#1d4ed8');
    expect(focusOn({ primaryColor: '#ffee88' })).toBe('#1d4ed8');
    expect(focusOn({ primaryColor: '#223344', formBackgroundColor: '#101418' })).toBe('#a5a5ff');
  });

  it('STYLE-053 shows success in a green that is bright enough on dark forms', () => {
    const successOn = (styles: CustomStyles) => {
      const resolved = resolveStyles(styles);
      return messageColors(surfaces(resolved), resolved).success;
    };
    expect(successOn({})).toBe('#067647');
    expect(successOn({ formBackgroundColor: DARK_FORM })).toBe('#47cd89');
  });

  it('looks through every surface that is see-through, down to the page', () => {
    const seeThrough = { formBackgroundColor: '#ffffff00', formContainerColor: '#00000080' };
    expect(failing({ ...seeThrough, backgroundColor: '#000000' })).toContain('text');
    expect(
      ratioOf({ ...seeThrough, backgroundColor: '#ffffff', fieldBackgroundColor: '#7f7f7f00' }, 'input'),
    ).toBe(contrastRatio('#1f2937', '#7f7f7f'));
  });

  it.each([
    ['input', { inputTextColor: '#999999' }],
    ['placeholder', { inputTextColor: '#595959' }],
    ['border', { inputTextColor: '#8a8a8a' }],
    ['choice', { primaryColor: '#ffee88', buttonColor: '#000000' }],
    ['button', { buttonColor: '#ffee88', buttonStyle: 'ghost' as const }],
    ['button', { buttonColor: '#ffee88', buttonStyle: 'outline' as const }],
    ['credit', { footerCreditColor: '#999999' }],
  ])('finds a %s that is hard to see', (id, styles) => {
    expect(failing(styles)).toContain(id);
  });

  it('STYLE-003 STYLE-007 asks less of a large footer credit, nothing of one that is not shown', () => {
    const footerCreditColor = '#888888';
    expect(failing({ footerCreditColor })).toEqual(['credit']);
    expect(failing({ footerCreditColor, footerCreditSize: 24 })).toEqual([]);
    expect(failing({ footerCreditColor, showFooterCredit: false })).toEqual([]);
  });

  it('needs no border of a field that stands out by itself', () => {
    const dark = { fieldBackgroundColor: '#000000', inputTextColor: '#ffffff' };
    expect(ratioOf(dark, 'border')).toBe(21);
  });

  it('knows own CSS that changes colours, which it does not look at', () => {
    expect(changesColors('gap: 1px;\ncolor: red;')).toBe(true);
    expect(changesColors('border-color: red;\nfont-size: 20px;')).toBe(false);
  });
});

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc
  .tuple(channel, channel, channel, fc.option(channel))
  .map((bytes) => `#${bytes.flatMap((byte) => byte?.toString(16).padStart(2, '0') ?? '').join('')}`);
const anyStyles: fc.Arbitrary<CustomStyles> = fc.record(
  {
    primaryColor: anyColor,
    backgroundColor: anyColor,
    formContainerColor: anyColor,
    formBackgroundColor: anyColor,
    textColor: anyColor,
    inputTextColor: anyColor,
    fieldBackgroundColor: anyColor,
    footerCreditColor: anyColor,
    buttonColor: anyColor,
    buttonStyle: fc.constantFrom(...BUTTON_STYLES),
  },
  { requiredKeys: [] },
);

/** A green whose tint of the blue form is darker than the form. */
const GREEN_ON_BLUE = {
  primaryColor: '#008f00ef',
  backgroundColor: '#000091f5',
  formContainerColor: '#00000000',
  formBackgroundColor: '#00000000',
};

describe('D-24 whatever the owner chooses', () => {
  it('errors and the focus ring are seen, and so is the text on a filled button', () => {
    fc.assert(
      fc.property(anyStyles, (styles) => {
        const found = failing(styles);
        expect(found).not.toContain('error');
        expect(found).not.toContain('focus');
        const isFilled = styles.buttonStyle !== 'outline' && styles.buttonStyle !== 'ghost';
        if (isFilled) expect(found).not.toContain('button');
      }),
      { examples: [[GREEN_ON_BLUE]] },
    );
  });

  it('each finding has a fix that mends all of its control', () => {
    fc.assert(
      fc.property(anyStyles, (styles) => {
        for (const { key, passes } of checkContrast(styles)) {
          if (passes) continue;
          const fix = fixContrast(styles, key);
          expect(fix).not.toBeNull();
          const after = checkContrast({ ...styles, ...fix }).filter((check) => check.key === key);
          expect(after.filter((check) => !check.passes)).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('D-24 fixContrast', () => {
  it('changes the lightness as little as it can, and neither hue nor transparency', () => {
    const fix = fixContrast({ footerCreditColor: '#8a8aff' }, 'footerCreditColor')?.footerCreditColor ?? '';
    expect(fix).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastRatio(fix, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(fix, '#ffffff')).toBeLessThan(4.6);
    // Still a blue: its last channel is the strongest, by far.
    expect(parseInt(fix.slice(5), 16)).toBeGreaterThan(parseInt(fix.slice(1, 3), 16) + 60);
    expect(fixContrast({ footerCreditColor: '#777777f0' }, 'footerCreditColor')?.footerCreditColor).toMatch(
      /f0$/,
    );
  });

  it('goes towards light on a dark form', () => {
    const styles = { formBackgroundColor: '#111111', textColor: '#555555' };
    const fix = fixContrast(styles, 'textColor')?.textColor ?? '';
    expect(contrastRatio(fix, '#111111')).toBeGreaterThan(contrastRatio('#555555', '#111111'));
  });

  it('breaks nothing that was fine before, if that can be had', () => {
    const styles = { inputTextColor: '#999999' };
    expect(failing({ ...styles, ...fixContrast(styles, 'inputTextColor') })).toEqual([]);
  });

  it('changes what lies behind where no colour of the text would do', () => {
    const styles = { formBackgroundColor: '#777777', textColor: '#000000', fieldBackgroundColor: '#ffffff' };
    const fix = fixContrast(styles, 'textColor');
    expect(fix).toHaveProperty('formBackgroundColor');
    expect(failing({ ...styles, ...fix })).not.toContain('text');
  });
});

describe('D-24 checkHeadings', () => {
  const heading = (changes: object) => buildField('header', { id: 'h', ...changes });

  it('BUILD-034 finds a black heading on a dark form, and a colour that is read', () => {
    const [finding] = checkHeadings({ formBackgroundColor: '#111111' }, [heading({ color: '#000000' })]);
    expect(finding).toMatchObject({ fieldId: 'h', needed: 3 });
    expect(contrastRatio(finding?.color ?? '', '#111111')).toBeGreaterThanOrEqual(3);
    expect(checkHeadings({}, [heading({ color: '#000000' }), buildField('text')])).toEqual([]);
  });

  it('WCAG asks less of a large heading, or a bold one that is nearly as large', () => {
    const color = '#888888';
    const found = (fontSize: number, fontWeight: number) =>
      checkHeadings({}, [heading({ color, fontSize, fontWeight })]).length;
    expect([found(24, 400), found(19, 700), found(19, 600), found(18, 800)]).toEqual([0, 0, 1, 1]);
  });
});
