import { expect, test } from 'vitest';
import { checkLogic, listUnsupported, pagesOf } from '@inlay/sdk/model';
import jotform from './fixtures/jotform.json' with { type: 'json' };
import { fieldLabelled, fieldLines, noteLines, readImport } from './testing/describeImport.ts';

const imported = readImport(jotform);
const { definition, notes, product } = imported;

test('DASH-047 questions of Jotform become fields of their type, in their order', () => {
  expect(product).toBe('jotform');
  expect(definition).toMatchObject({ title: 'Course registration', description: 'Spring term' });
  expect(fieldLines(imported)).toEqual([
    'name Your name*',
    'email Email*',
    'radio Which course?',
    'matrix Rate us',
    'scale How far do you travel?',
    'date First day',
    'paragraph ',
    'checkbox Meals',
    'select Level',
    'number Age',
    'rating Website',
    'file Certificate',
    'text City',
    'textarea Comment',
    'phone Phone',
    'address Address',
    'signature Sign',
    'captcha Captcha*',
  ]);
  expect(pagesOf(definition).map(({ items }) => items.length)).toEqual([3, 15]);
});

test('DASH-047 options, limits and parts are taken over from Jotform; markup becomes words', () => {
  expect(fieldLabelled(imported, 'Your name')).toMatchObject({ parts: ['first', 'middle', 'last'] });
  expect(fieldLabelled(imported, 'Email')).toMatchObject({ confirm: 'twice', help: 'example@example.com' });
  expect(fieldLabelled(imported, 'Which course?')).toMatchObject({
    options: [{ label: 'Bread' }, { label: 'Cake' }, { label: 'Pastry' }],
    other: 'Something else',
  });
  expect(fieldLabelled(imported, 'Rate us')).toMatchObject({
    rows: [{ label: 'Teacher' }, { label: 'Room' }],
    options: [{ label: 'Poor' }, { label: 'Good' }],
  });
  expect(fieldLabelled(imported, 'How far do you travel?')).toMatchObject({
    from: 1,
    to: 10,
    endLabel: 'Far',
  });
  expect(fieldLabelled(imported, 'City')).toMatchObject({ maxLength: 50, placeholder: 'Ulm' });
  expect(fieldLabelled(imported, 'Age')).toMatchObject({ min: 18, max: null });
  expect(fieldLabelled(imported, 'Certificate')).toMatchObject({ maxFiles: 1, maxMegabytes: 6 });
  expect(fieldLabelled(imported, '')).toMatchObject({ content: 'Read the **terms**.' });
});

test('DASH-047 what Jotform has and Inlay has not is told', () => {
  expect(noteLines(imported)).toEqual([
    'Your name: suffix_left_out',
    'First day: time_of_day_left_out',
    'Certificate: file_kinds_changed',
    'A widget: type_left_out widget',
  ]);
  expect(notes.map(({ code }) => code)).toEqual(['logic_is_elsewhere']);
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});
