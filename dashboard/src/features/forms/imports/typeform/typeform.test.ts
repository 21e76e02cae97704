import { expect, test } from 'vitest';
import { checkLogic, fieldsOf, listUnsupported, pagesOf } from '@inlay/sdk/model';
import typeform from '../fixtures/typeform.json' with { type: 'json' };
import { fieldLabelled, fieldLines, noteLines, readImport, wayOf } from '../testing/describeImport.ts';

const imported = readImport(typeform);
const { definition, notes } = imported;
const idOf = (label: string): string => fieldLabelled(imported, label).id;

test('DASH-047 every question of a typeform becomes a field of its type, in its order', () => {
  expect(fieldLines(imported)).toEqual([
    'hidden utm_source',
    'text What is your name?*',
    `radio Which cake, {{${idOf('What is your name?')}}}?*`,
    'yes_no With cherries?',
    'address Where to?*',
    'date Which day?',
    'checkbox Anything else?',
    'header How can we reach you?',
    'name First name, Last name*',
    'email Email*',
    'number How many guests?',
    'rating How was ordering?',
    'scale And our website?',
    'nps Would you recommend us?',
    'ranking What matters most?',
    'matrix How do you like*',
    'select Which shop?',
    'file A picture of the place',
    'url Your website',
    'phone Your phone',
    'textarea Tell us more',
    'paragraph Nearly done',
    'consent Terms*',
  ]);
});

test('DASH-047 required marks, help, limits, options and settings are taken over', () => {
  expect(fieldLabelled(imported, 'What is your name?')).toMatchObject({
    required: true,
    help: 'As it should stand on the box.',
    maxLength: 60,
  });
  expect(fieldsOf(definition)[2]).toMatchObject({
    shuffle: true,
    other: 'Other',
    options: [{ label: 'Black Forest' }, { label: 'Cheesecake' }, { label: 'None, thanks' }],
  });
  expect(fieldLabelled(imported, 'Anything else?')).toMatchObject({ fewest: 1, most: 2 });
  expect(fieldLabelled(imported, 'How many guests?')).toMatchObject({ min: 1, max: 80 });
  expect(fieldLabelled(imported, 'And our website?')).toMatchObject({
    from: 0,
    to: 10,
    startLabel: 'Poor',
    endLabel: 'Great',
  });
  expect(fieldLabelled(imported, 'How do you like')).toMatchObject({
    required: true,
    many: false,
    rows: [{ label: 'our cakes' }, { label: 'our bread' }],
    options: [{ label: 'Little' }, { label: 'Much' }],
  });
  expect(fieldLabelled(imported, 'Which shop?')).toMatchObject({
    options: [{ label: 'High Street' }, { label: 'Mill Lane' }],
  });
  expect(fieldLabelled(imported, 'Nearly done')).toMatchObject({
    content: '**Nearly done**\n\nOnly the **terms** are left.',
  });
  expect(fieldLabelled(imported, 'Terms')).toMatchObject({ content: 'I accept the terms.', required: true });
  expect(fieldLabelled(imported, 'Email')).toMatchObject({ required: true });
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
    {
      title: `Thank you, {{${idOf('What is your name?')}}}!`,
      text: 'See you soon.\n\n[Our shop](https://shop.example.com/cakes)',
      redirectUrl: null,
    },
  ]);
});

test('DASH-047 visitors of a typeform go the same way here, and its score is a sum', () => {
  const kind = fieldsOf(definition).find(({ type }) => type === 'radio')?.label ?? '';
  const way = (answers: Record<string, unknown>, pages: number[], ending: string, score: number): string =>
    wayOf(imported, answers, { pages, ending, values: { v1: score } });
  expect(way({ [kind]: 'None, thanks' }, [1], 'e2', 0)).toBe('as expected');
  expect(way({ [kind]: 'Cheesecake' }, [1, 3, 4, 5, 6], 'e1', 0)).toBe('as expected');
  const many = { [kind]: 'Black Forest', 'How many guests?': 21 };
  expect(way({ ...many, 'Anything else?': ['Candles'] }, [1, 2, 3, 4, 6], 'e1', 5)).toBe('as expected');
  expect(way(many, [1, 2, 3, 4, 5, 6], 'e1', 5)).toBe('as expected');
});

test('DASH-047 what a typeform has and Inlay has not is told for each question', () => {
  expect(noteLines(imported)).toEqual([
    'Anything else?: option_pictures_left_out',
    'How many guests?: jump_back_left_out',
    'And our website?: middle_label_left_out',
    'Nearly done: button_left_out Go on',
    'Terms: refusal_left_out',
    'Pay now: type_left_out payment',
  ]);
  expect(notes.map(({ code }) => code)).toEqual(['welcome_moved', 'picture_left_out']);
});

test('DASH-047 a form of a typeform can be stored as it is', () => {
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});

test('DASH-047 what jumps behind a group of a typeform jumps behind its page, without a condition as well', () => {
  const question = (ref: string, title: string) => ({ ref, title, type: 'short_text' });
  const grouped = readImport({
    title: 'Grouped',
    fields: [
      {
        ref: 'g',
        title: 'Group',
        type: 'group',
        properties: { fields: [question('a', 'A'), question('b', 'B')] },
      },
      question('c', 'C'),
      question('d', 'D'),
    ],
    thankyou_screens: [],
    logic: [
      {
        type: 'field',
        ref: 'g',
        actions: [
          {
            action: 'jump',
            details: { to: { type: 'field', value: 'd' } },
            condition: { op: 'always', vars: [] },
          },
        ],
      },
    ],
  });
  expect(wayOf(grouped, { A: 'x' }, { pages: [1, 3] })).toBe('as expected');
  expect(noteLines(grouped)).toEqual([]);
});
