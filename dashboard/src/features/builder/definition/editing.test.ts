import {
  createEmptyDefinition,
  createField,
  formDefinitionSchema,
  FIELD_TYPE_ORDER,
  MAX_FIELDS,
  withFields,
  fieldsOf,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { addField, canAdd, chosenFields, idsOf, setColumns, setRequired, updateField } from './editing.ts';
import { duplicateFields, insertCopies } from './copies.ts';
import { moveItems, nextGap, removeItems, type Gap } from './tree.ts';

/** A gap on the only page. */
const at = (index: number): Gap => ({ parent: 'p1', index });
const moveFields = (definition: FormDefinition, ids: string[], gap: number): FormDefinition =>
  moveItems(definition, ids, at(gap));
function moveFieldsBy(definition: FormDefinition, ids: string[], step: -1 | 1): FormDefinition {
  const gap = nextGap(definition, ids, step);
  return gap ? moveItems(definition, ids, gap) : definition;
}

function fiveFields(): { definition: FormDefinition; ids: [string, string, string, string, string] } {
  let definition = createEmptyDefinition('T');
  for (const type of ['text', 'email', 'select', 'date', 'header'] as const) {
    definition = addField(definition, type).definition;
  }
  return { definition, ids: idsOf(definition) as [string, string, string, string, string] };
}
const fullForm = (): FormDefinition =>
  withFields(
    createEmptyDefinition('T'),
    Array.from({ length: MAX_FIELDS }, () => createField('text')),
  );

test('BUILD-024 BUILD-062 BUILD-063 BUILD-064 BUILD-065 BUILD-066 BUILD-067 BUILD-068 BUILD-069 BUILD-070 BUILD-071 BUILD-072 every type can be added, and what comes out is a valid form', () => {
  for (const type of FIELD_TYPE_ORDER) {
    const { definition } = addField(createEmptyDefinition(), type);
    expect(formDefinitionSchema.safeParse(definition).success).toBe(true);
  }
});

test('a field is added at its place', () => {
  const { definition, ids } = fiveFields();
  const added = addField(definition, 'date', at(1));
  expect(idsOf(added.definition)).toEqual([ids[0], ...added.fieldIds, ...ids.slice(1)]);
});

test('BUILD-034 a heading that is added to a dark form can be read on it, on a light one it stays as it is', () => {
  const colorOn = (formBackgroundColor: string): unknown => {
    const customStyles = { formBackgroundColor, textColor: '#e8ecf6' };
    const { definition } = addField({ ...createEmptyDefinition('T'), customStyles }, 'header');
    return fieldsOf(definition).map((field) => field.type === 'header' && field.color);
  };
  expect(colorOn('#151c30')).toEqual(['#e8ecf6']);
  expect(colorOn('#ffffff')).toEqual(['#000000']);
});

test('D-69 a full form takes no further field, whatever the way', () => {
  const full = fullForm();
  expect(canAdd(full, 'text')).toBe(false);
  expect(addField(full, 'text')).toEqual({ definition: full, fieldIds: [] });
  const pasted = insertCopies(full, [createField('text')], at(0));
  expect(pasted).toMatchObject({ fieldIds: [], leftOut: { taken: [], overLimit: 1 } });
  expect(pasted.definition).toBe(full);
});

test('D-70 fields move to any gap, several as one block in their order, past the ends to the nearest', () => {
  const { definition, ids } = fiveFields();
  const [a, b, c, d, e] = ids;
  const moved = (chosen: string[], gap: number) => idsOf(moveFields(definition, chosen, gap));
  expect(moved([a], 2)).toEqual([b, a, c, d, e]);
  expect(moved([e], -9)).toEqual([e, a, b, c, d]);
  expect(moved([a], 99)).toEqual([b, c, d, e, a]);
  expect(moved([d, a], 3)).toEqual([b, c, a, d, e]);
  expect(moved([a, c], 2)).toEqual([b, a, c, d, e]);
});

test('a move that moves nothing is none', () => {
  const { definition, ids } = fiveFields();
  for (const gap of [1, 2]) expect(moveFields(definition, [ids[1]], gap)).toBe(definition);
  expect(moveFields(definition, ids.slice(1, 3), 2)).toBe(definition);
  expect(moveFields(definition, ['nobody'], 0)).toBe(definition);
  expect(moveFieldsBy(definition, [ids[0]], -1)).toBe(definition);
  expect(moveFieldsBy(definition, [ids[4]], 1)).toBe(definition);
  expect(moveFieldsBy(definition, [], 1)).toBe(definition);
});

test('D-70 a step moves a block past its neighbour', () => {
  const { definition, ids } = fiveFields();
  const [a, b, c, d, e] = ids;
  expect(idsOf(moveFieldsBy(definition, [c, d], -1))).toEqual([a, c, d, b, e]);
  expect(idsOf(moveFieldsBy(definition, [a, b], 1))).toEqual([c, a, b, d, e]);
  expect(idsOf(moveFieldsBy(definition, [b, d], -1))).toEqual([b, d, a, c, e]);
});

test('D-68 copies have ids of their own and stand behind their originals', () => {
  const { definition, ids } = fiveFields();
  const copied = duplicateFields(definition, [ids[2], ids[0]]);
  expect(fieldsOf(copied.definition).slice(3, 5)).toEqual(
    chosenFields(definition, [ids[0], ids[2]]).map((field, index) => ({
      ...field,
      id: copied.fieldIds[index],
    })),
  );
  expect(new Set(idsOf(copied.definition)).size).toBe(7);
});

test('D-76 a form holds one captcha: neither palette, copy nor clipboard brings a second', () => {
  const { definition, fieldIds } = addField(createEmptyDefinition(), 'captcha');
  expect(canAdd(definition, 'captcha')).toBe(false);
  expect(duplicateFields(definition, fieldIds).definition).toBe(definition);
  const pasted = insertCopies(definition, [createField('captcha'), createField('text')], at(1));
  expect(pasted.leftOut).toMatchObject({ taken: [{ type: 'captcha' }], overLimit: 0 });
  expect(fieldsOf(pasted.definition).map((field) => field.type)).toEqual(['captcha', 'text']);
  const two = insertCopies(createEmptyDefinition(), [createField('captcha'), createField('captcha')], at(0));
  expect(two.leftOut.taken).toHaveLength(1);
});

test('settings change, id and type do not, and the form before stays as it was', () => {
  const { definition, ids } = fiveFields();
  const before = structuredClone(definition);
  const changed = updateField(definition, ids[0], { label: 'Name', id: 'x', type: 'date' } as never);
  expect(fieldsOf(changed)[0]).toMatchObject({ id: ids[0], type: 'text', label: 'Name' });
  expect(fieldsOf(changed)[1]).toBe(fieldsOf(definition)[1]);
  expect(updateField(changed, ids[0], { label: 'Name' })).toBe(changed);
  expect(updateField(definition, 'nobody', { label: 'Name' })).toBe(definition);
  expect(idsOf(removeItems(definition, [ids[1], ids[3]]))).toEqual([ids[0], ids[2], ids[4]]);
  expect(removeItems(definition, ['nobody'])).toBe(definition);
  expect(definition).toEqual(before);
});

test('BUILD-029 D-76 several fields take a width and a required mark, where they have one', () => {
  const { definition, ids } = fiveFields();
  const captcha = addField(definition, 'captcha');
  const all = idsOf(captcha.definition);
  expect(fieldsOf(setColumns(definition, ids, 6)).every((field) => field.columns === 6)).toBe(true);
  expect(fieldsOf(setRequired(captcha.definition, all, true)).map((field) => field.required)).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(fieldsOf(setRequired(captcha.definition, all, false)).at(-1)?.required).toBe(true);
});
