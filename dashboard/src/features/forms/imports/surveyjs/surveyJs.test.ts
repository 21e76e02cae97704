import { expect, test } from 'vitest';
import { checkLogic, listUnsupported, pagesOf } from '@inlay/sdk/model';
import survey from '../fixtures/surveyjs.json' with { type: 'json' };
import { fieldLabelled, fieldLines, noteLines, readImport, wayOf } from '../testing/describeImport.ts';

const imported = readImport(survey);
const { definition, product } = imported;

test('DASH-047 questions of SurveyJS become fields of their type, with their settings', () => {
  expect(product).toBe('surveyjs');
  expect(definition).toMatchObject({ title: 'Bread survey', description: 'Two minutes.' });
  expect(fieldLines(imported)).toEqual([
    'radio Do you eat bread?*',
    'checkbox Which kinds?',
    'textarea Why never?',
    'header Buying',
    'number How many a week?',
    'select Where?',
    'rating Our bread',
    'scale Our prices',
    'matrix How is*',
    'yes_no Send news?',
    'ranking Order these',
    'email Your email*',
    'date When?',
    'file A photo',
    'signature Sign',
    'paragraph ',
  ]);
  expect(fieldLabelled(imported, 'Do you eat bread?')).toMatchObject({ other: 'Sometimes' });
  expect(fieldLabelled(imported, 'Which kinds?')).toMatchObject({ shuffle: true, most: 2 });
  expect(fieldLabelled(imported, 'Our prices')).toMatchObject({ from: 0, to: 10, endLabel: 'High' });
  expect(fieldLabelled(imported, '')).toMatchObject({ content: 'Nearly **done**.' });
  expect(pagesOf(definition).map(({ title }) => title)).toEqual(['Bread', '', '']);
  expect(definition.endings).toMatchObject([
    { text: 'Thank you!\n\nSee [our shop](https://example.com/shop).' },
  ]);
});

test('DASH-047 conditions of SurveyJS hold as they did', () => {
  const eats = 'Do you eat bread?';
  const [kinds, amount] = ['Which kinds?', 'How many a week?'];
  const fits = (answers: Record<string, unknown>, expected: Parameters<typeof wayOf>[2]): void =>
    expect(wayOf(imported, answers, expected)).toBe('as expected');
  fits({ [eats]: 'Never' }, { pages: [1], shown: ['Why never?'], hidden: [kinds, amount] });
  fits({ [eats]: 'Daily', [kinds]: ['Wheat'] }, { pages: [1, 2, 3], shown: [kinds], hidden: [amount] });
  fits({ [eats]: 'Daily', [kinds]: ['Spelt'] }, { pages: [1, 2, 3], shown: [amount, 'Where?', 'Buying'] });
  expect(fieldLabelled(imported, 'Where?').requiredIf).toEqual({
    op: 'gt',
    of: [{ field: fieldLabelled(imported, amount).id }, { lit: 5 }],
  });
});

test('DASH-047 what SurveyJS has and Inlay has not is told for each question', () => {
  expect(noteLines(imported)).toEqual([
    'How many a week?: logic_left_out',
    'When?: time_of_day_left_out',
    'pic: picture_left_out',
    'Rows: type_left_out matrixdynamic',
    'Sum: type_left_out expression',
  ]);
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});
