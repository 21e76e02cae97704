import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { themeOfColors } from './brand/themeOfColors.ts';
import { contrastRatio } from './color.ts';
import { usedColors } from './usedColors.ts';

test('STYLE-043 what visitors see in place of a picked color is named, part by part', () => {
  // Readable as it is.
  expect(usedColors('#1d4ed8', themeOfColors({ accent: '#1d4ed8' }))).toEqual({ button: null, marks: null });
  // Seen on white, but white text on it could not be read.
  const blue = usedColors('#3b82f6', themeOfColors({ accent: '#3b82f6' }));
  expect(blue.marks).toBeNull();
  expect(contrastRatio(blue.button ?? '#3b82f6', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  // Carries black text, and cannot be seen on white.
  const yellow = usedColors('#ffe600', themeOfColors({ accent: '#ffe600' }));
  expect(yellow.button).toBeNull();
  expect(contrastRatio(yellow.marks ?? '#ffe600', '#ffffff')).toBeGreaterThanOrEqual(3);
});

test('STYLE-043 a color that is not named is seen as picked, and has enough contrast', () => {
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colors, (accent) => {
      const { marks } = usedColors(accent, themeOfColors({ accent }));
      if (marks === null) expect(contrastRatio(accent, '#ffffff')).toBeGreaterThanOrEqual(3);
      else expect(contrastRatio(accent, '#ffffff')).toBeLessThan(contrastRatio(marks, '#ffffff'));
    }),
    propertyRuns(400),
  );
});
