import { expect, test } from 'vitest';
import { checkLogic, fieldsOf, listUnsupported, pagesOf } from '@inlay/sdk/model';
import googleForm from './fixtures/googleForm.json' with { type: 'json' };
import { fieldLabelled, fieldLines, noteLines, readImport, wayOf } from './testing/describeImport.ts';

const imported = readImport(googleForm);
const { definition, notes, product } = imported;

test('DASH-047 questions of a Google form become fields of their type', () => {
  expect(product).toBe('google_forms');
  expect(fieldLines(imported)).toEqual([
    'email Email address*',
    'text Your name*',
    'radio Have you baked before?*',
    'select Which evening?',
    'checkbox What shall we bake?',
    'scale How keen are you?',
    'rating Our flyer',
    'date Birthday',
    'time When do you come?',
    'text How long can you stay?',
    'file A picture of your bread',
    'matrix How well do you know*',
    'paragraph Bring an apron',
    'textarea Anything else?',
  ]);
  expect(definition).toMatchObject({ title: 'Baking course', description: 'Four evenings in spring.' });
});

test('DASH-047 sections of a Google form are pages with their words; settings are kept', () => {
  expect(pagesOf(definition).map(({ title, description }) => `${title}/${description}`)).toEqual([
    '/',
    'For beginners/Two questions.',
    'For everybody/',
  ]);
  expect(fieldLabelled(imported, 'Have you baked before?')).toMatchObject({
    help: 'Be honest.',
    other: 'Other',
  });
  expect(fieldLabelled(imported, 'What shall we bake?')).toMatchObject({ shuffle: true });
  expect(fieldLabelled(imported, 'How keen are you?')).toMatchObject({
    from: 1,
    to: 5,
    startLabel: 'A little',
    endLabel: 'Very',
  });
  expect(fieldLabelled(imported, 'A picture of your bread')).toMatchObject({
    accepts: ['pictures', 'pdf'],
    maxFiles: 5,
    maxMegabytes: 100,
  });
  expect(fieldLabelled(imported, 'How well do you know')).toMatchObject({
    rows: [{ label: 'yeast' }, { label: 'sourdough' }],
    options: [{ label: 'Not at all' }, { label: 'Well' }],
    many: false,
  });
});

test('DASH-047 options of a Google form lead where they led', () => {
  const way = (answer: string, pages: number[]): string =>
    wayOf(imported, { 'Have you baked before?': answer }, { pages });
  expect(way('Often', [1, 3])).toBe('as expected');
  expect(way('Never', [1, 2, 3])).toBe('as expected');
  expect(way('I only like to eat', [1])).toBe('as expected');
});

test('DASH-047 a quiz of Google Forms stays one, with its right answers and points', () => {
  expect(definition.scoring).toEqual({ kind: 'quiz', showResult: 'answers', passAt: null });
  const baked = fieldsOf(definition).find(({ label }) => label === 'Have you baked before?');
  expect(baked).toMatchObject({
    options: [
      { label: 'Often', right: true, points: 2 },
      { label: 'Never' },
      { label: 'I only like to eat' },
    ],
  });
});

test('DASH-047 what a Google form has and Inlay has not is told for each question', () => {
  expect(noteLines(imported)).toEqual([
    'Have you baked before?: picture_left_out',
    'Which evening?: jump_back_left_out',
    'Our flyer: shape_changed thumb_up',
    'Birthday: time_of_day_left_out',
    'Birthday: year_added',
    'How long can you stay?: duration_as_text',
    'The kitchen: picture_left_out',
    'A film: video_left_out',
    'New kind: type_left_out holographicQuestion',
  ]);
  expect(notes).toEqual([]);
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});
