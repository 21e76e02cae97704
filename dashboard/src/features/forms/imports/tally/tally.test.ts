import { expect, test } from 'vitest';
import { checkLogic, listUnsupported, pagesOf } from '@inlay/sdk/model';
import tally from '../fixtures/tally.json' with { type: 'json' };
import { fieldLabelled, fieldLines, noteLines, readImport, wayOf } from '../testing/describeImport.ts';

const imported = readImport(tally);
const { definition, notes, product } = imported;

test('DASH-047 titles and inputs of Tally together become fields', () => {
  expect(product).toBe('tally');
  expect(definition.title).toBe('Bakery survey');
  expect(fieldLines(imported)).toEqual([
    'hidden ref',
    'paragraph ',
    'text What is your name?*',
    'radio How often do you come?*',
    'textarea Why never?',
    'checkbox What do you buy?',
    'select Which shop?',
    'text Which cake?',
    'rating Rate our bread',
    'scale How likely will you be back?',
    'matrix How do you like*',
    'ranking What matters most?',
    'email Your email*',
    'number Your age',
    'url Your website',
    'phone Your phone',
    'date Your birthday',
    'time Best time to call',
    'file A picture',
    'signature Sign here',
    'divider ',
    'header Nearly there',
  ]);
});

test('DASH-047 settings, pages and the page that says thanks are taken over from Tally', () => {
  expect(fieldLabelled(imported, '')).toMatchObject({
    content: 'We read **every** answer. See [how](https://example.com/privacy).',
  });
  expect(fieldLabelled(imported, 'What is your name?')).toMatchObject({
    minLength: 2,
    maxLength: 80,
    placeholder: 'Ada',
  });
  expect(fieldLabelled(imported, 'How often do you come?')).toMatchObject({
    help: 'Roughly is fine.',
    shuffle: true,
    options: [{ label: 'Daily' }, { label: 'Weekly' }, { label: 'Never' }],
  });
  expect(fieldLabelled(imported, 'What do you buy?')).toMatchObject({
    most: 2,
    other: 'Something else',
    options: [{ label: 'Bread' }, { label: 'Cake' }],
  });
  expect(fieldLabelled(imported, 'How do you like')).toMatchObject({
    rows: [{ label: 'our bread' }, { label: 'our cake' }],
    options: [{ label: 'Little' }, { label: 'Much' }],
  });
  expect(fieldLabelled(imported, 'Your age')).toMatchObject({ min: 18, max: null });
  expect(fieldLabelled(imported, 'A picture')).toMatchObject({
    accepts: ['pictures'],
    maxFiles: 3,
    maxMegabytes: 5,
  });
  expect(pagesOf(definition).map(({ title }) => title)).toEqual(['', '', 'About you']);
  expect(definition.endings).toMatchObject([{ title: 'Thank you!', text: 'See you in the shop.' }]);
});

test('DASH-047 questions of Tally show, hide and lead as they did', () => {
  const often = 'How often do you come?';
  expect(wayOf(imported, { [often]: 'Daily' }, { pages: [1, 2, 3], hidden: ['Why never?'] })).toBe(
    'as expected',
  );
  expect(wayOf(imported, { [often]: 'Never' }, { pages: [1, 3], shown: ['Why never?'] })).toBe('as expected');
  const daily = { [often]: 'Daily', 'What do you buy?': ['Bread'] };
  expect(wayOf(imported, daily, { hidden: ['Which cake?'] })).toBe('as expected');
  expect(wayOf(imported, { ...daily, 'What do you buy?': ['Cake'] }, { shown: ['Which cake?'] })).toBe(
    'as expected',
  );
  expect(fieldLabelled(imported, 'Why never?').requiredIf).toEqual({
    op: 'eq',
    of: [{ field: fieldLabelled(imported, often).id }, { lit: 'Never' }],
  });
});

test('DASH-047 what Tally has and Inlay has not is told for each question', () => {
  expect(noteLines(imported)).toEqual([
    'What do you buy?: option_pictures_left_out',
    'How likely will you be back?: middle_label_left_out',
    'Best time to call: start_left_out',
    'Pay: type_left_out PAYMENT',
    'Our oven: picture_left_out',
  ]);
  expect(notes.map(({ code, name }) => `${code} ${name}`)).toEqual(['calculation_left_out points']);
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});
