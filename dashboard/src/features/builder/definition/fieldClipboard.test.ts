import { createField, FIELD_TYPE_ORDER, upgradeFormDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { mayHoldFields, parseFields, writeFields } from './fieldClipboard.ts';

const everyField = FIELD_TYPE_ORDER.map((type) => createField(type));

test('fields of every type come back from the clipboard as they were', () => {
  expect(parseFields(writeFields(everyField), upgradeFormDefinition)).toEqual(everyField);
});

test('other people’s texts, torn ones and newer ones are no fields', () => {
  const text = writeFields(everyField);
  for (const other of [
    '',
    'hello',
    '{}',
    '{"kind":"inlay/fields"}',
    text.slice(0, -2),
    text.replace('"version":1', '"version":99'),
    text.replace('"type":"text"', '"type":"bomb"'),
    writeFields([]),
  ]) {
    expect(mayHoldFields(other) && parseFields(other, upgradeFormDefinition)).toBeFalsy();
  }
});
