import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from '../color.ts';
import { checkContrast } from '../contrast.ts';
import { resolveStyles } from '../resolveStyles.ts';
import { brandStylesSchema } from '../brandSchema.ts';
import { darkStylesOf, themeOfColors } from './themeOfColors.ts';
import { propertyRuns } from '../../../../../tests/support/propertyRuns.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const failing = (styles: object) =>
  checkContrast(styles).flatMap(({ id, passes, ratio }) => (passes ? [] : [`${id} ${ratio.toFixed(2)}`]));

test('STYLE-043 every accent on every background makes a look in which all is readable, light and dark', () => {
  fc.assert(
    fc.property(color, color, (accent, background) => {
      const styles = themeOfColors({ accent, background });
      expect([accent, background, failing(styles)]).toEqual([accent, background, []]);
      expect([accent, background, failing(darkStylesOf(styles))]).toEqual([accent, background, []]);
      expect(brandStylesSchema.safeParse(styles).success).toBe(true);
    }),
    propertyRuns(300),
  );
});

test('STYLE-043 the picked colours are kept where they can be read', () => {
  const styles = themeOfColors({ accent: '#a8431f', background: '#fff7ee', text: '#2a1a12' });
  expect(styles).toMatchObject({
    primaryColor: '#a8431f',
    backgroundColor: '#fff7ee',
    textColor: '#2a1a12',
  });
  expect(styles).not.toHaveProperty('buttonColor');
});

test('STYLE-043 a bright accent stays on the button, and is darkened for boxes and rings', () => {
  const styles = themeOfColors({ accent: '#ffd400' });
  expect(styles.buttonColor).toBe('#ffd400');
  expect(contrastRatio(styles.primaryColor ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
});

test('STYLE-043 a dark background makes a dark look', () => {
  expect(themeOfColors({ accent: '#8fb4ff', background: '#0b1020' }).colorScheme).toBe('dark');
  const dark = darkStylesOf({ primaryColor: '#a8431f', fontFamily: 'lato', borderRadius: 'full' });
  expect(dark).toMatchObject({ colorScheme: 'dark', fontFamily: 'lato', borderRadius: 'full' });
  expect(resolveStyles(dark).backgroundColor).not.toBe('#ffffff');
});
