import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  hasLogic,
  withFields,
  type Field,
  type FormTest,
} from '@inlay/sdk/model';
import { checkLogic } from './checkLogic.ts';

const PLAIN = withFields(createEmptyDefinition('Form'), [
  { ...createField('text'), id: 'name', label: 'Name' },
] as Field[]);

test('BUILD-092 a finding of the logic is a check that leads to its field', () => {
  const broken = withFields(PLAIN, [
    { ...PLAIN.pages[0]!.items[0], showIf: { op: 'answered', of: [{ field: 'gone' }] } } as Field,
  ]);
  expect(checkLogic(broken)).toMatchObject([
    {
      text: 'Name: This refers to a field that does not exist: “gone”.',
      fieldId: 'name',
      place: 'field',
      refuses: true,
    },
  ]);
});

test('BUILD-090 tests that fail are one check, and those that pass are none', () => {
  const one: FormTest = { id: 't', name: 'T', today: '2026-11-23', answers: {}, expect: { ending: 'e1' } };
  expect(checkLogic({ ...PLAIN, tests: [one] })).toStrictEqual([]);
  const wrong = { ...one, expect: { hidden: ['name'] } };
  expect(checkLogic({ ...PLAIN, tests: [wrong, { ...wrong, id: 'u' }, { ...one, id: 'v' }] })).toMatchObject([
    { text: '2 tests of this form fail. You can’t publish until they pass.', fieldId: null, place: 'logic' },
  ]);
});

test('BUILD-092 the checks of logic load for forms that have any', () => {
  expect(hasLogic(PLAIN)).toBe(false);
  const texts = withFields(PLAIN, [{ ...PLAIN.pages[0]!.items[0], label: '"showIf":{' } as Field]);
  expect(hasLogic(texts)).toBe(false);
  const named = withFields(PLAIN, [{ ...PLAIN.pages[0]!.items[0], help: 'Hi {{name}}' } as Field]);
  expect(hasLogic(named)).toBe(true);
  const ruled = withFields(PLAIN, [{ ...PLAIN.pages[0]!.items[0], showIf: { lit: true } } as Field]);
  expect(hasLogic(ruled)).toBe(true);
});
