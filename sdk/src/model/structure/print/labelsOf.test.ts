import { expect, test } from 'vitest';
import { createField, FIELD_TYPE_ORDER, partsOfAnswer } from '../../fields/capabilities.ts';
import type { Reference } from '../../logic/expression.ts';
import { createEmptyDefinition } from '../../definition/formDefinition.ts';
import { withFields } from '../pages/pageOne.ts';
import { listSources, sourcesAt } from '../rules/ruleSources.ts';
import { ENGLISH, printDescription } from '../../logic/words/printDescription.ts';
import { labelsOf } from './labelsOf.ts';

const address = { ...createField('address'), id: 'where', label: 'Delivery' };
const matrix = {
  ...createField('matrix'),
  id: 'panel',
  label: 'How was',
  rows: [{ value: 'r1', label: 'The crust' }],
};
const form = withFields(createEmptyDefinition(), [address, matrix, { ...createField('text'), id: 'last' }]);

const nameOf = (reference: Reference, one = form): string => printDescription(labelsOf(one).of(reference));

test('BUILD-091 rules name a part of an answer in words, and a row of a matrix by its label', () => {
  expect(nameOf({ field: 'where', part: 'postal' })).toBe('Delivery: Postal code');
  expect(nameOf({ field: 'panel', part: 'r1' })).toBe('How was: The crust');
  const names = sourcesAt(form, { id: 'last', key: 'showIf' }).map(({ name }) => name);
  expect(names).toContain('Delivery: Address line 2');
  expect(names).toContain('How was: The crust');
});

test.each(['constructor', '__defineGetter__', 'toString', 'nothing'])(
  'BUILD-091 a part that no answer has, %s, is called by its key',
  (part) => {
    expect(nameOf({ field: 'where', part })).toBe(`Delivery: ${part}`);
  },
);

test('BUILD-091 every part of an answer has words', () => {
  const withParts = FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type, label: 'L' }))
    .filter((field) => partsOfAnswer(field).length > 0 && field.type !== 'matrix')
    .map((field) => withFields(createEmptyDefinition(), [field]));
  expect(withParts).toHaveLength(5);
  for (const one of withParts)
    for (const { reference } of listSources(one))
      if ('field' in reference && reference.part !== undefined)
        expect(nameOf(reference, one)).not.toBe(`L: ${reference.part}`);
});

test('BUILD-091 parts without a name are named in the language of the reader', () => {
  const words: Record<string, string> = {
    City: 'Ort',
    '{field}: {part}': '{field} – {part}',
    'Ending {number}': 'Ende {number}',
  };
  const reader = {
    ...ENGLISH,
    translate: (text: string, values: Readonly<Record<string, string>>) =>
      ENGLISH.translate(words[text] ?? text, values),
  };
  const labels = labelsOf(form);
  expect(printDescription(labels.of({ field: 'where', part: 'city' }), reader)).toBe('Delivery – Ort');
  expect(printDescription(labels.item('e1'), reader)).toBe('Ende 1');
  expect(listSources(form, reader).map(({ name }) => name)).toContain('Delivery – Ort');
});
