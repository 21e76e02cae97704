import { expect, test } from 'vitest';
import { createField, FIELD_TYPE_ORDER, partsOfAnswer } from '../../fields/capabilities.ts';
import { createEmptyDefinition } from '../../formDefinition.ts';
import { withFields } from '../pages/pageOne.ts';
import { listSources, sourcesAt } from '../rules/ruleSources.ts';
import { labelsOf } from './labelsOf.ts';

const address = { ...createField('address'), id: 'where', label: 'Delivery' };
const matrix = {
  ...createField('matrix'),
  id: 'panel',
  label: 'How was',
  rows: [{ value: 'r1', label: 'The crust' }],
};
const form = withFields(createEmptyDefinition(), [address, matrix, { ...createField('text'), id: 'last' }]);

test('BUILD-091 rules name a part of an answer in words, and a row of a matrix by its label', () => {
  const labels = labelsOf(form);
  expect(labels.of({ field: 'where', part: 'postal' })).toBe('Delivery: Postal code');
  expect(labels.of({ field: 'panel', part: 'r1' })).toBe('How was: The crust');
  const names = sourcesAt(form, { id: 'last', key: 'showIf' }).map(({ name }) => name);
  expect(names).toContain('Delivery: Address line 2');
  expect(names).toContain('How was: The crust');
});

test.each(['constructor', '__defineGetter__', 'toString', 'nothing'])(
  'BUILD-091 a part that no answer has, %s, is called by its key',
  (part) => {
    expect(labelsOf(form).of({ field: 'where', part })).toBe(`Delivery: ${part}`);
  },
);

test('BUILD-091 every part of an answer has words', () => {
  const inKeys = { page: String, ending: String, parts: {} };
  const withParts = FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type }))
    .filter((field) => partsOfAnswer(field).length > 0 && field.type !== 'matrix')
    .map((field) => withFields(createEmptyDefinition(), [field]));
  expect(withParts).toHaveLength(5);
  for (const one of withParts) {
    const [labels, keys] = [labelsOf(one), labelsOf(one, inKeys)];
    for (const { reference } of listSources(one).filter((source) => 'part' in source.reference))
      expect(labels.of(reference)).not.toBe(keys.of(reference));
  }
});

test('BUILD-091 parts are called what the words given say', () => {
  const words = {
    page: (number: number) => `Seite ${number}`,
    ending: (number: number) => `Ende ${number}`,
    parts: { city: () => 'Ort' },
  };
  const labels = labelsOf(form, words);
  expect(labels.of({ field: 'where', part: 'city' })).toBe('Delivery: Ort');
  expect(labels.item('e1')).toBe('Ende 1');
});
