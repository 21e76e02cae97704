import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { addOption, changeOption, moveOption, pasteOptions, removeOption } from './options.ts';

test('BUILD-026 options change, go and move', () => {
  expect(changeOption(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(removeOption(['a', 'b'], 0)).toEqual(['b']);
  expect(moveOption(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveOption(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveOption(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('a new option has a name that none has yet, up to the limit (D-69)', () => {
  expect(addOption([])).toEqual(['Option 1']);
  expect(addOption(['Option 2'])).toEqual(['Option 2', 'Option 3']);
  expect(addOption(['a', 'b'], 1)).toEqual(['a', 'Option 3', 'b']);
  const full = Array.from({ length: MAX_OPTIONS }, String);
  expect(addOption(full)).toEqual(full);
});

test('a pasted list becomes options, one a line, up to the limit', () => {
  expect(pasteOptions(['a', '', 'z'], 1, 'b\r\n\n  c \nd')).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect(pasteOptions(['a'], 0, 'one line')).toBeNull();
  const many = Array.from({ length: 300 }, (_, index) => `line ${index}`).join('\n');
  expect(pasteOptions(['a', 'b'], 0, many)).toHaveLength(MAX_OPTIONS);
});

test('an option is one line and not too long', () => {
  expect(changeOption(['a'], 0, 'b\nc')).toEqual(['b c']);
  expect(changeOption(['a'], 0, 'x'.repeat(999))[0]).toHaveLength(MAX_OPTION_LENGTH);
});
