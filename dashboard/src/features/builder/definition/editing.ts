import {
  capabilitiesOf,
  checkHeadings,
  createField,
  createPartId,
  MAX_FIELDS,
  partsOf,
  resolveStyles,
  type Field,
  type FieldType,
  type FieldWidth,
  type FormDefinition,
  type Item,
} from '@inlay/sdk/model';
import { insertItems, isField, isGroup, lastGap, outermost, replaceItem, treeOf, type Gap } from './tree.ts';

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

/** Adds a field in a gap, by default at the end; changes nothing when it cannot be added. */
export function addField(
  definition: FormDefinition,
  type: FieldType,
  gap: Gap = lastGap(definition),
  changes: Partial<Field> = {},
): Added {
  if (!canAdd(definition, type)) return { definition, fieldIds: [] };
  const created = createField(type, allIdsOf(definition));
  const field = readable({ ...created, ...changes } as Field, definition);
  return { definition: insertItems(definition, gap, [field]), fieldIds: [field.id] };
}

/** Gives an unreadable heading the colour of the form's text (BUILD-034). */
export function readable(field: Field, { customStyles }: Pick<FormDefinition, 'customStyles'>): Field {
  if (!('color' in field) || checkHeadings(customStyles, [field]).length === 0) return field;
  return { ...field, color: resolveStyles(customStyles).textColor };
}

/** Copies that could not be added, and the reason. */
export interface LeftOut {
  /** Fields of a type that a form holds once, beyond the first (D-76). */
  taken: Field[];
  /** Fields beyond the limit (D-69). */
  overLimit: number;
}

/** Leaves out a second captcha and fields beyond the limit. */
function leaveOut(definition: FormDefinition, fields: readonly Field[]) {
  const wanted: Field[] = [];
  const taken: Field[] = [];
  for (const field of fields) {
    const isOneTooMany = isTaken([...treeOf(definition).fields, ...wanted], field.type);
    (isOneTooMany ? taken : wanted).push(field);
  }
  const kept = new Set(wanted.slice(0, roomLeft(definition)));
  const leftOut: LeftOut = { taken, overLimit: wanted.length - kept.size };
  return { kept, leftOut };
}

/**
 * Adds copies of fields and groups in a gap, each with a new id (D-68), pasted or duplicated. Leaves out a
 * second captcha and copies beyond the limit. The copies of a group lie in it only where groups may lie.
 */
export function insertCopies(
  definition: FormDefinition,
  items: readonly Item[],
  gap: Gap,
): Added & { leftOut: LeftOut } {
  const { kept, leftOut } = leaveOut(
    definition,
    items.flatMap((item) => (isGroup(item) ? item.items : [item])),
  );
  const takenIds = new Set(allIdsOf(definition));
  const newId = (kind: string): string => {
    const id = createPartId(kind, takenIds);
    takenIds.add(id);
    return id;
  };
  const fieldIds: string[] = [];
  const copyField = (field: Field): Field[] => {
    if (!kept.has(field)) return [];
    const copy = { ...structuredClone(field), id: newId('f') };
    fieldIds.push(copy.id);
    return [copy];
  };
  const copies = items.flatMap((item): Item[] =>
    isField(item)
      ? copyField(item)
      : [{ ...structuredClone(item), id: newId('g'), items: item.items.flatMap(copyField) }],
  );
  if (fieldIds.length === 0) return { definition, fieldIds, leftOut };
  return { definition: insertItems(definition, gap, copies), fieldIds, leftOut };
}

/** Puts copies behind the last of these fields and groups. A captcha has no copies. */
export function duplicateFields(
  definition: FormDefinition,
  ids: Iterable<string>,
): Added & { leftOut: LeftOut } {
  const originals = outermost(definition, ids);
  const last = originals.at(-1);
  let gap = last && treeOf(definition).gaps.get(last.id);
  if (!gap) return { definition, fieldIds: [], leftOut: { taken: [], overLimit: 0 } };
  // A group has no room for the copy of another, so the copies follow the group.
  if (originals.some(isGroup)) gap = treeOf(definition).gaps.get(gap.parent) ?? gap;
  return insertCopies(definition, originals, { ...gap, index: gap.index + 1 });
}

/** Changes settings of one field; its id and type never change (D-68). */
export function updateField(
  definition: FormDefinition,
  fieldId: string,
  changes: Partial<Field>,
): FormDefinition {
  const { id: _id, type: _type, ...allowed } = changes;
  const field = treeOf(definition).parts.get(fieldId);
  if (!field || !isField(field) || !changesAnything(field, allowed)) return definition;
  return replaceItem(definition, fieldId, [{ ...field, ...allowed }]);
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
