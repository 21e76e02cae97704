import { expect, test } from 'vitest';
import { changesBack } from './settingUndo.ts';

const reply = { isOn: false, subject: 'Hello' };

test('FSET-013 an Undo takes back what its change added and removed, and no more', () => {
  expect(
    changesBack(['list'], { before: { list: ['a'] }, after: { list: ['b'] }, now: { list: ['b', 'c'] } }),
  ).toEqual({ list: ['c', 'a'] });
  expect(
    changesBack(['reply'], {
      before: { reply },
      after: { reply: { ...reply, isOn: true } },
      now: { reply: { isOn: true, subject: 'Thanks' } },
    }),
  ).toEqual({ reply: { isOn: false, subject: 'Thanks' } });
});

test('FSET-013 of a value that was changed again since, an Undo leaves all, and what it does not name', () => {
  const before = { text: 'one', other: 1 };
  expect(changesBack(['text'], { before, after: { text: 'two', other: 2 }, now: { text: 'three', other: 2 } })).toEqual({}); // prettier-ignore
});
