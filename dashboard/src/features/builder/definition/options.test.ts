import { createOptions, MAX_OPTION_LENGTH, MAX_OPTIONS, type Option } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { addOption, changeOption, joinOption, moveOption, pasteOptions, removeOption } from './options.ts';

const NONE: ReadonlySet<string> = new Set();
const of = (...words: string[]): Option[] => createOptions(words);

test('BUILD-026 options change, go and move', () => {
  expect(changeOption(of('a', 'b'), 1, 'c', NONE)).toEqual(of('a', 'c'));
  expect(removeOption(of('a', 'b'), 0)).toEqual(of('b'));
  expect(moveOption(of('a', 'b', 'c'), 2, -1)).toEqual(of('a', 'c', 'b'));
  expect(moveOption(of('a', 'b'), 0, -1)).toEqual(of('a', 'b'));
  expect(moveOption(of('a', 'b'), 1, 1)).toEqual(of('a', 'b'));
});

test('BUILD-110 an option joins the one before, which keeps what answers know it by', () => {
  const published = new Set(['Apple']);
  const joined = joinOption(of('Apple', ' pie', 'Cake'), 1, published);
  expect(joined).toEqual([{ value: 'Apple', label: 'Apple pie' }, ...of('Cake')]);
  expect(joinOption(of('a', 'b'), 0, NONE)).toEqual(of('a', 'b'));
});

test('a published option keeps its value under new words, a new one takes its words as its value', () => {
  const published = new Set(['Red']);
  const renamed = changeOption(of('Red', 'Blue'), 0, 'Crimson', published);
  expect(renamed).toEqual([
    { value: 'Red', label: 'Crimson' },
    { value: 'Blue', label: 'Blue' },
  ]);
  expect(changeOption(renamed, 1, 'Navy', published)[1]).toEqual({ value: 'Navy', label: 'Navy' });
  expect(changeOption(renamed, 1, 'Red', published)[1]).toEqual({ value: 'Red (2)', label: 'Red' });
});

test('a second option with the same words has a value of its own', () => {
  expect(of('A', 'A', 'A (2)', 'A')).toEqual([
    { value: 'A', label: 'A' },
    { value: 'A (3)', label: 'A' },
    { value: 'A (2)', label: 'A (2)' },
    { value: 'A (4)', label: 'A' },
  ]);
  expect(pasteOptions(of('A', 'B'), 1, 'A\nA')?.map(({ value }) => value)).toEqual(['A', 'A (2)', 'A (3)']);
});

test('a new option has a name that none has yet, up to the limit (D-69)', () => {
  expect(addOption([])).toEqual(of('Option 1'));
  expect(addOption(of('Option 2'))).toEqual(of('Option 2', 'Option 3'));
  expect(addOption(of('a', 'b'), 1)).toEqual(of('a', 'Option 3', 'b'));
  const full = of(...Array.from({ length: MAX_OPTIONS }, String));
  expect(addOption(full)).toEqual(full);
});

test('a pasted list becomes options, one a line, up to the limit', () => {
  expect(pasteOptions(of('a', '', 'z'), 1, 'b\r\n\n  c \nd')).toEqual(of('a', 'b', 'c', 'd', 'z'));
  expect(pasteOptions(of('a'), 0, 'one line')).toBeNull();
  const many = Array.from({ length: 300 }, (_, index) => `line ${index}`).join('\n');
  expect(pasteOptions(of('a', 'b'), 0, many)).toHaveLength(MAX_OPTIONS);
});

test('an option is one line and not too long', () => {
  expect(changeOption(of('a'), 0, 'b\nc', NONE)).toEqual(of('b c'));
  expect(changeOption(of('a'), 0, 'x'.repeat(999), NONE)[0]?.label).toHaveLength(MAX_OPTION_LENGTH);
});
