import { expect, test } from 'vitest';
import { MISSING, type Faces } from './faces.ts';
import { layLines } from './lines.ts';

/** Letters one pt wide; Hebrew stands for a script of no font. */
const faces: Faces = {
  split: (text) =>
    Array.from(text.matchAll(/[\u0600-\u06ff]+|[^\u0600-\u06ff]+/g), ([part]) => ({
      text: part.replaceAll(/[\u0590-\u05ff]/g, MISSING),
      face: /[\u0600-\u06ff]/.test(part) ? 'arabic' : 'latin',
    })),
  widthOf: ({ text }, size) => text.length * size,
};
const lay = (text: string, width: number, isRightToLeft = false) =>
  layLines(faces, text, { size: 1, weight: 400 }, { width, isRightToLeft });
const drawn = (text: string, width = 100, isRightToLeft = false) =>
  lay(text, width, isRightToLeft).map(({ pieces }) => pieces.map((piece) => piece.text).join('|'));

test('REPORT-001 lines break between words, and within a word that is wider than the line', () => {
  expect(drawn('one two three', 7)).toEqual(['one two', 'three']);
  expect(drawn('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(drawn('a abcdefgh b', 4)).toEqual(['a', 'abcd', 'efgh', 'b']);
  expect(drawn('one\ntwo')).toEqual(['one', 'two']);
  expect(drawn('')).toEqual(['']);
});

test('REPORT-001 Japanese breaks between letters, but not before a full stop', () => {
  expect(drawn('世界平和。', 4)).toEqual(['世界平', '和。']);
});

test('REPORT-001 a line of both directions is drawn as it is read, and copied as it was written', () => {
  const [line] = lay('مرحبا (abc) 12', 100);
  expect(line?.pieces.map(({ text }) => text)).toEqual(['12', ' (', 'abc', ') ', 'مرحبا']);
  expect(line?.actual).toBe('مرحبا (abc) 12');
  expect(lay('plain', 100)[0]?.actual).toBeNull();
});

test('REPORT-001 a character of no font is a box that is copied as itself', () => {
  expect(drawn('a א')).toEqual([`a |${MISSING}`]);
  expect(lay('a א', 100)[0]?.actual).toBe('a א');
});
