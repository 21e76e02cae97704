import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOklch, nearestColor, toOklch } from './oklch.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('every colour comes back from OKLCH as it was', () => {
  const comesBack = fc.property(anyColor, (color) => fromOklch(toOklch(color)) === color);
  expect(() => fc.assert(comesBack)).not.toThrow();
});

test('known colours have their known lightness', () => {
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 3);
  expect(toOklch('#000000').lightness).toBeCloseTo(0, 3);
  expect(toOklch('#ff0000').lightness).toBeCloseTo(0.628, 3);
  expect(toOklch('#ff0000').chroma).toBeCloseTo(0.2577, 3);
  expect(toOklch('#0000ff').lightness).toBeCloseTo(0.452, 3);
});

test('what no screen shows loses chroma, not lightness', () => {
  const shown = fromOklch({ ...toOklch('#ff0000'), lightness: 0.9 });
  expect(toOklch(shown).lightness).toBeCloseTo(0.9, 2);
});

test('the nearest colour is the colour itself when it does, else the first that does', () => {
  expect(nearestColor('#336699', () => true)).toBe('#336699');
  expect(nearestColor('#336699', () => false)).toBeNull();
  expect(nearestColor('#808080', (color) => toOklch(color).lightness > 0.7)).toMatch(/^#9[ef]/);
  expect(nearestColor('#336699', (color) => color === '#000000')).toBe('#000000');
  expect(nearestColor('#336699', (color) => color === '#ffffff')).toBe('#ffffff');
});

test('STYLE-025 the transparency stays unless only a solid colour does', () => {
  expect(nearestColor('#80808040', (color) => toOklch(color).lightness > 0.7)).toMatch(/40$/);
  expect(nearestColor('#80808040', (color) => color.length === 7)).toBe('#808080');
});
