import {
  capabilitiesOf,
  createField,
  isSameJson,
  MAX_FIELDS,
  partsOf,
  readable,
  type Field,
  type FieldType,
  type FieldWidth,
  type FormDefinition,
  type Item,
} from '@inlay/sdk/model';
import { canHold, insertItems, isField, lastGap, replaceItem, treeOf, type Gap } from './tree.ts';

/**
 * Every change of a definition's fields, as a pure function: definition in, new definition out. A change
 * without an effect returns the same object.
 */

/** A changed definition and the fields that are new in it. */
export interface Added {
  definition: FormDefinition;
  fieldIds: string[];
}

/** Ids of the fields, in reading order. */
export const idsOf = (definition: FormDefinition): string[] =>
  treeOf(definition).fields.map((field) => field.id);

/** Ids of everything in a form: no new part may have one of them. */
export const allIdsOf = (definition: FormDefinition): string[] =>
  partsOf(definition).map(({ part }) => part.id);

/** Returns how many more fields the form can take (D-69). */
export const roomLeft = (definition: FormDefinition): number => MAX_FIELDS - treeOf(definition).fields.length;

/** Returns whether the form already has a type that it can hold once (D-76). */
export const isTaken = (fields: readonly Field[], type: FieldType): boolean =>
  Boolean(capabilitiesOf({ type }).isUnique) && fields.some((field) => field.type === type);

/** Returns whether a field of a type can be added: at most one captcha (D-76), at most 200 fields (D-69). */
export const canAdd = (definition: FormDefinition, type: FieldType): boolean =>
  roomLeft(definition) > 0 && !isTaken(treeOf(definition).fields, type);

const newField = (definition: FormDefinition, type: FieldType, changes: Partial<Field>): Field =>
  readable({ ...createField(type, allIdsOf(definition)), ...changes } as Field, definition);

/** Adds a field in a gap, by default at the end; changes nothing when it cannot be added. */
export function addField(
  definition: FormDefinition,
  type: FieldType,
  gap: Gap = lastGap(definition),
  changes: Partial<Field> = {},
): Added {
  if (!canAdd(definition, type)) return { definition, fieldIds: [] };
  const field = newField(definition, type, changes);
  return {
    definition: insertItems(definition, roomFor(definition, gap, [field]), [field]),
    fieldIds: [field.id],
  };
}

/** Puts a new field in the place of another; changes nothing where the two differ in nothing but their ids. */
export function replaceField(
  definition: FormDefinition,
  before: Field,
  type: FieldType,
  changes: Partial<Field>,
): Added {
  const field = newField(definition, type, changes);
  const same = { ...field, id: before.id };
  if (isTaken(treeOf(definition).fields, type) || isSameJson(same, before))
    return { definition, fieldIds: [before.id] };
  return { definition: replaceItem(definition, before.id, [field]), fieldIds: [field.id] };
}

/** Returns the gap for new items: the one behind the group where that cannot hold them. */
export function roomFor(definition: FormDefinition, gap: Gap, items: readonly Item[]): Gap {
  const outer = treeOf(definition).gaps.get(gap.parent);
  if (!outer || canHold(definition, gap.parent, items)) return gap;
  return { parent: outer.parent, index: outer.index + 1 };
}

/** Changes of a field's settings; `undefined` takes a setting away. */
export type FieldChanges = Field extends infer One ? { [Key in keyof One]?: One[Key] | undefined } : never;

/** Changes settings of one field; its id and type never change (D-68). */
export function updateField(
  definition: FormDefinition,
  fieldId: string,
  changes: FieldChanges,
): FormDefinition {
  const { id: _id, type: _type, ...allowed } = changes;
  const field = treeOf(definition).parts.get(fieldId);
  if (!field || !isField(field) || !changesAnything(field, allowed)) return definition;
  const kept = Object.entries({ ...field, ...allowed }).filter(([, value]) => value !== undefined);
  return replaceItem(definition, fieldId, [Object.fromEntries(kept) as unknown as Field]);
}

const changesAnything = (field: Field, changes: object): boolean =>
  Object.entries(changes).some(([key, value]) => !Object.is(value, field[key as keyof Field]));

/** Gives fields a width on the grid (BUILD-029). */
export function setColumns(
  definition: FormDefinition,
  fieldIds: Iterable<string>,
  columns: FieldWidth,
): FormDefinition {
  let next = definition;
  for (const fieldId of fieldIds) next = updateField(next, fieldId, { columns });
  return next;
}

/** Makes fields required or optional; headers take no answer, and a captcha is always required (D-76). */
export function setRequired(
  definition: FormDefinition,
  fieldIds: Iterable<string>,
  required: boolean,
): FormDefinition {
  let next = definition;
  for (const field of chosenFields(definition, fieldIds)) {
    if (canBeOptional(field)) next = updateField(next, field.id, { required });
  }
  return next;
}

/** Returns whether the owner decides if this field is required. */
export const canBeOptional = (field: Field): boolean => capabilitiesOf(field).settings.includes('required');

/** These fields, in the order of the form. */
export function chosenFields(definition: FormDefinition, fieldIds: Iterable<string>): Field[] {
  const chosen = new Set(fieldIds);
  return treeOf(definition).fields.filter((field) => chosen.has(field.id));
}
