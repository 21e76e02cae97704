import {
  createEmptyDefinition,
  formDefinitionSchema,
  FIELD_TYPE_ORDER,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import {
  addField,
  canAdd,
  duplicateField,
  moveField,
  removeField,
  setWidth,
  updateField,
} from './editing.ts';

function threeFields(): { definition: FormDefinition; ids: string[] } {
  let definition = createEmptyDefinition('T');
  const ids: string[] = [];
  for (const type of ['text', 'email', 'select'] as const) {
    const added = addField(definition, type);
    definition = added.definition;
    ids.push(added.fieldId);
  }
  return { definition, ids };
}
const idsOf = (definition: FormDefinition) => definition.fields.map((field) => field.id);

test('BUILD-024 BUILD-062…072 every type can be added, and what comes out is a valid form', () => {
  for (const type of FIELD_TYPE_ORDER) {
    const { definition } = addField(createEmptyDefinition(), type);
    expect(formDefinitionSchema.safeParse(definition).success).toBe(true);
  }
});

test('a field is added at its place', () => {
  const { definition, ids } = threeFields();
  const added = addField(definition, 'date', 1);
  expect(idsOf(added.definition)).toEqual([ids[0], added.fieldId, ids[1], ids[2]]);
});

test('D-70 fields move to any place, and past the ends to the nearest', () => {
  const { definition, ids } = threeFields();
  const [a, b, c] = ids as [string, string, string];
  expect(idsOf(moveField(definition, a, 1))).toEqual([b, a, c]);
  expect(idsOf(moveField(definition, c, -9))).toEqual([c, a, b]);
  expect(idsOf(moveField(definition, a, 9))).toEqual([b, c, a]);
  expect(moveField(definition, a, 0)).toBe(definition);
});

test('D-68 a copy has an id of its own and stands behind its original', () => {
  const { definition, ids } = threeFields();
  const copied = duplicateField(definition, ids[0] ?? '');
  expect(ids).not.toContain(copied.fieldId);
  expect(copied.definition.fields[1]).toEqual({ ...definition.fields[0], id: copied.fieldId });
});

test('D-76 a form holds one captcha, and a captcha is not copied', () => {
  const { definition, fieldId } = addField(createEmptyDefinition(), 'captcha');
  expect(canAdd(definition, 'captcha')).toBe(false);
  expect(duplicateField(definition, fieldId).definition).toBe(definition);
});

test('settings change, id and type do not, and the form before stays as it was', () => {
  const { definition, ids } = threeFields();
  const before = structuredClone(definition);
  const changed = updateField(definition, ids[0] ?? '', { label: 'Name', id: 'x', type: 'date' } as never);
  expect(changed.fields[0]).toMatchObject({ id: ids[0], type: 'text', label: 'Name' });
  expect(setWidth(definition, ids[1] ?? '', 6).fields[1]?.columns).toBe(6);
  expect(idsOf(removeField(definition, ids[1] ?? ''))).toEqual([ids[0], ids[2]]);
  expect(definition).toEqual(before);
});
