import { expect, test } from 'vitest';
import {
  checkLogic,
  fieldsOf,
  listUnsupported,
  pagesOf,
  runFormTests,
  type Answers,
  type Field,
} from '@inlay/sdk/model';
import typeform from '../fixtures/typeform.json' with { type: 'json' };
import { importForm } from '../importForm.ts';
import type { ImportedForm } from '../importedForm.ts';

function read(content: unknown = typeform): ImportedForm {
  const imported = importForm(content);
  if (!imported) throw new Error('The file is not known.');
  return imported;
}

const { definition, items, notes } = read();
const idOf = (label: string): string => {
  const field = fieldsOf(definition).find((one) => one.label === label);
  if (!field) throw new Error(`No field is labelled “${label}”.`);
  return field.id;
};
const field = (label: string): Field | undefined => fieldsOf(definition).find((one) => one.label === label);

/** The pages on the way and the ending for some answers, and the score. */
function wayOf(answers: Answers, expected: { pages: string[]; ending: string; score?: number }): unknown[] {
  const { pages, ending, score } = expected;
  const [result] = runFormTests(definition, [
    {
      id: 't1',
      name: 'Way',
      answers,
      today: '2026-11-25',
      expect: { pages, ending, ...(score !== undefined && { values: { v1: score } }) },
    },
  ]);
  return [...(result?.differences ?? [])];
}

test('DASH-047 every question of a typeform becomes a field of its type, in its order', () => {
  expect(fieldsOf(definition).map(({ type, label }) => `${type} ${label}`)).toEqual([
    'hidden utm_source',
    'text What is your name?',
    `radio Which cake, {{${idOf('What is your name?')}}}?`,
    'yes_no With cherries?',
    'address Where to?',
    'date Which day?',
    'checkbox Anything else?',
    'header How can we reach you?',
    'name First name, Last name',
    'email Email',
    'number How many guests?',
    'rating How was ordering?',
    'scale And our website?',
    'nps Would you recommend us?',
    'ranking What matters most?',
    'matrix How do you like',
    'select Which shop?',
    'file A picture of the place',
    'url Your website',
    'phone Your phone',
    'textarea Tell us more',
    'paragraph Nearly done',
    'consent Terms',
  ]);
});

test('DASH-047 required marks, help, limits, options and settings are taken over', () => {
  expect(field('What is your name?')).toMatchObject({
    required: true,
    help: 'As it should stand on the box.',
    maxLength: 60,
  });
  expect(fieldsOf(definition)[2]).toMatchObject({
    shuffle: true,
    other: 'Other',
    options: [{ label: 'Black Forest' }, { label: 'Cheesecake' }, { label: 'None, thanks' }],
  });
  expect(field('Anything else?')).toMatchObject({ fewest: 1, most: 2 });
  expect(field('How many guests?')).toMatchObject({ min: 1, max: 80 });
  expect(field('And our website?')).toMatchObject({ from: 0, to: 10, startLabel: 'Poor', endLabel: 'Great' });
  expect(field('How do you like')).toMatchObject({
    required: true,
    many: false,
    rows: [{ label: 'our cakes' }, { label: 'our bread' }],
    options: [{ label: 'Little' }, { label: 'Much' }],
  });
  expect(field('Which shop?')).toMatchObject({ options: [{ label: 'High Street' }, { label: 'Mill Lane' }] });
  expect(field('Nearly done')).toMatchObject({ content: '**Nearly done**\n\nOnly the **terms** are left.' });
  expect(field('Terms')).toMatchObject({ content: 'I accept the terms.', required: true });
  expect(field('Email')).toMatchObject({ required: true });
});

test('DASH-047 a typeform asks one question at a time; groups keep their title, endings their words', () => {
  expect(definition).toMatchObject({
    title: 'Order a cake',
    description: 'Hello there\n\nIt takes two minutes.',
    language: 'en',
    flow: { layout: 'questions' },
  });
  expect(pagesOf(definition).map(({ title }) => title)).toEqual(['', '', 'Delivery', '', '', '']);
  expect(definition.endings.map(({ title, text, redirectUrl }) => ({ title, text, redirectUrl }))).toEqual([
    { title: 'Maybe next time', text: '', redirectUrl: null },
    { title: '', text: '', redirectUrl: `https://shop.example.com/?from={{${idOf('utm_source')}}}` },
    { title: '', text: '', redirectUrl: null },
    {
      title: `Thank you, {{${idOf('What is your name?')}}}!`,
      text: 'See you soon.\n\n[Our shop](https://shop.example.com/cakes)',
      redirectUrl: null,
    },
  ]);
});

test('DASH-047 visitors of a typeform go the same way here', () => {
  const [kind] = fieldsOf(definition).filter(({ type }) => type === 'radio');
  const guests = idOf('How many guests?');
  const extras = idOf('Anything else?');
  const pages = pagesOf(definition).map(({ id }) => id);
  const without = (...numbers: number[]): string[] => pages.filter((_id, at) => !numbers.includes(at));
  const answer = (words: string): Answers => ({ [kind?.id ?? '']: words });
  expect(wayOf(answer('None, thanks'), { pages: pages.slice(0, 1), ending: 'e2', score: 0 })).toEqual([]);
  expect(wayOf(answer('Cheesecake'), { pages: without(1), ending: 'e1', score: 0 })).toEqual([]);
  expect(
    wayOf(
      { ...answer('Black Forest'), [guests]: 21, [extras]: ['Candles'] },
      { pages: without(4), ending: 'e1', score: 5 },
    ),
  ).toEqual([]);
  expect(wayOf({ ...answer('Black Forest'), [guests]: 21 }, { pages, ending: 'e1', score: 5 })).toEqual([]);
});

test('DASH-047 what a typeform has and Inlay has not is told for each question', () => {
  const told = items.flatMap((item) =>
    item.notes.map(({ code, name }) => `${item.label}: ${[code, name].filter(Boolean).join(' ')}`),
  );
  expect(told).toEqual([
    'Anything else?: option_pictures_left_out',
    'How many guests?: jump_back_left_out',
    'And our website?: middle_label_left_out',
    'Nearly done: button_moved Go on',
    'Terms: refusal_left_out',
    'Pay now: type_left_out payment',
  ]);
  expect(notes.map(({ code }) => code)).toEqual(['welcome_moved', 'picture_left_out']);
});

test('DASH-047 a form of a typeform can be stored as it is', () => {
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});
