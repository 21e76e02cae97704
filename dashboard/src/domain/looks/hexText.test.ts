import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptHexText, parseHex, transparencyOf, withTransparency } from './hexText.ts';

test.each([
  ['#', '#'],
  ['#a', '#a'],
  ['#A1b2C3', '#a1b2c3'],
  ['', '#'],
  [' 3b82f6 ', '#3b82f6'],
])('STYLE-024 takes %j while typing', (typed, text) => {
  expect(acceptHexText(typed)).toBe(text);
});

test.each(['#g', 'red', '#1234567', '#12345678', '##', '#12 34', 'rgb(1,2,3)', '#12345;', 'url(x)'])(
  'STYLE-024 does not take %j',
  (typed) => {
    expect(acceptHexText(typed)).toBeNull();
  },
);

test('STYLE-024 three digits or six are a colour, which is stored in six', () => {
  const typed = ['#', '#0A7', ' 0a7', '#0a7f', '#12345', '#123456', '#1234567', 'red'];
  expect(typed.map(parseHex)).toEqual([null, '#00aa77', '#00aa77', null, null, '#123456', null, null]);
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const text = acceptHexText(typed);
      return text === null || /^#[0-9a-f]{0,6}$/.test(text);
    }),
  );
});

test('STYLE-025 D-81 transparency is stored in the last two digits; 100 percent is nothing to be seen', () => {
  expect(withTransparency('#3b82f6', 0)).toBe('#3b82f6');
  expect(withTransparency('#3b82f6', 100)).toBe('#3b82f600');
  expect(withTransparency('#3b82f6', 50)).toBe('#3b82f680');
  expect(withTransparency('#3b82f680', 0)).toBe('#3b82f6');
  expect(transparencyOf('#ffffff00')).toBe(100);
  expect(transparencyOf('#ffffff')).toBe(0);
});

test('STYLE-025 every percentage comes back as it was set', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    expect(transparencyOf(withTransparency('#102030', percent))).toBe(percent);
  }
});
