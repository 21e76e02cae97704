import { expect, test } from 'vitest';
import { REQUIRED_WORDS } from '../../languages/generated/ownersTexts.ts';
import { splitRequired } from './splitRequired.ts';

test('a star says that a label must be answered, wherever it stands', () => {
  for (const text of [
    'Name *',
    'Name*',
    'Name * ',
    'Name＊',
    '*Name',
    '* Name',
    'Name *:',
    'Name: *',
    'Name **',
  ])
    expect([text, splitRequired(text)]).toEqual([
      text,
      { label: text === 'Name: *' ? 'Name:' : 'Name', required: true },
    ]);
});

test('words in brackets say it in all languages, with and without accents', () => {
  for (const word of Object.values(REQUIRED_WORDS).flat())
    for (const text of [`Name (${word})`, `Name【${word}】`, `[${word.toUpperCase()}] Name`])
      expect([text, splitRequired(text)]).toEqual([text, { label: 'Name', required: true }]);
  expect(splitRequired('Nome (obrigatorio)')).toEqual({ label: 'Nome', required: true });
  expect(splitRequired('お名前 必須')).toEqual({ label: 'お名前', required: true });
  expect(splitRequired('必須 お名前')).toEqual({ label: 'お名前', required: true });
});

test('a word or star of the label itself stays', () => {
  for (const text of ['Is a deposit required?', 'A*b', '*', '(required)', 'Passport required'])
    expect(splitRequired(text)).toEqual({ label: text, required: false });
});
