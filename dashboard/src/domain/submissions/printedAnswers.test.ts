import { createField, createOptions } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { countAnswered, cutText, printAnswered, printAnswers } from './printedAnswers.ts';

test('SUBM-015 SUBM-024 SUBM-025 answers stand under their labels, booleans and lists as words', () => {
  const name = { ...createField('text'), label: 'Name' };
  const extras = { ...createField('checkbox'), label: 'Extras', options: createOptions(['A', 'B']) };
  const agree = { ...createField('checkbox'), label: 'Agree', options: [] };
  const answers = { [name.id]: 'Ada', [extras.id]: ['A', 'B'], [agree.id]: false };
  expect(
    printAnswers({ fields: [name, extras, agree], answers }).map(({ label, text }) => [label, text]),
  ).toEqual([
    ['Name', 'Ada'],
    ['Extras', 'A, B'],
    ['Agree', 'No'],
  ]);
});

test('D-106 captcha and tokens are hidden by key and type, never by label', () => {
  const number = { ...createField('text'), label: 'Token number' };
  const printed = printAnswers({
    fields: [createField('captcha'), number],
    answers: { [number.id]: '7', captcha_tokens: 'x' },
  });
  expect(printed.map(({ label }) => label)).toEqual(['Token number']);
});

test('D-110 an answer whose field is gone is shown behind the others, with a humanised key', () => {
  expect(printAnswers({ fields: [], answers: { favourite_colour: 'blue' } })).toEqual([
    { fieldId: 'favourite_colour', label: 'Favourite colour', text: 'blue', page: '' },
  ]);
});

test('D-111 the field count is the number of answered fields', () => {
  const [name, more] = [createField('text'), createField('text', ['x'])];
  const answers = { [name.id]: 'Ada', [more.id]: '', gone: 'x', captcha_tokens: 'y' };
  expect(countAnswered({ fields: [name, more, createField('captcha')], answers })).toBe(2);
});

test('SUBM-042 a value is cut at 30 characters, never within one', () => {
  expect(cutText('a'.repeat(30))).toBe('a'.repeat(30));
  expect(cutText('🎂'.repeat(31))).toBe(`${'🎂'.repeat(30)}…`);
});

test('TRASH-018 TRASH-019 D-106 neither captcha keys nor empty answers are shown; a label says nothing', () => {
  const fields = [
    { ...createField('text'), id: 'a', label: 'Token number' },
    { ...createField('text'), id: 'b', label: 'Empty' },
    { ...createField('captcha'), id: 'c', label: 'Captcha' },
  ];
  const answers = { a: '7', b: '  ', captcha_tokens: 'x', old_field: 'kept', gone: null as never };
  expect(printAnswered({ fields, answers }).map(({ label, text }) => [label, text])).toEqual([
    ['Token number', '7'],
    ['Old field', 'kept'],
  ]);
});

test('rows are counted and kept as a table, values are printed by their format, skipped questions are marked', () => {
  const [article, note] = [createField('text'), createField('text')];
  const printed = printAnswers({
    fields: [
      { ...article, id: 'article', label: 'Article' },
      { ...note, id: 'note', label: 'Note' },
    ],
    outline: {
      pages: [{ title: 'Order', items: ['lines', 'note'] }],
      repeats: [{ id: 'lines', label: 'Item', items: ['article'] }],
      values: [
        { id: 'total', name: 'Total', show: 'inbox', format: 'currency' },
        { id: 'step', name: 'Step', show: 'nowhere', format: 'number' },
      ],
    },
    notAsked: ['note'],
    answers: { lines: [{ article: 'Cup' }, { article: 'Pot' }], total: 12.5, step: 3 },
  });
  expect(printed).toEqual([
    {
      fieldId: 'lines',
      label: 'Item',
      page: 'Order',
      text: '2 rows',
      table: { labels: ['Article'], rows: [['Cup'], ['Pot']] },
    },
    { fieldId: 'note', label: 'Note', page: 'Order', text: '', isSkipped: true },
    { fieldId: 'total', label: 'Total', page: '', text: '12.50', isComputed: true },
  ]);
});
