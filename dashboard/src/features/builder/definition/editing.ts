import {
  capabilitiesOf,
  checkHeadings,
  createField,
  fieldsOf,
  fieldsOfPageOne,
  MAX_FIELDS,
  resolveStyles,
  withFields,
  type Field,
  type FieldType,
  type FieldWidth,
  type FormDefinition,
} from '@inlay/sdk/model';

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
export const idsOf = (definition: FormDefinition): string[] => fieldsOf(definition).map((field) => field.id);

/** Returns how many more fields the form can take (D-69). */
export const roomLeft = (definition: FormDefinition): number => MAX_FIELDS - fieldsOf(definition).length;

/** Returns whether the form already has a type that it can hold once (D-76). */
export const isTaken = (fields: readonly Field[], type: FieldType): boolean =>
  Boolean(capabilitiesOf({ type }).isUnique) && fields.some((field) => field.type === type);

/** Returns whether a field of a type can be added: at most one captcha (D-76), at most 200 fields (D-69). */
export const canAdd = (definition: FormDefinition, type: FieldType): boolean =>
  roomLeft(definition) > 0 && !isTaken(fieldsOf(definition), type);

/** Adds a field at an index, by default at the end; changes nothing when it cannot be added. */
export function addField(
  definition: FormDefinition,
  type: FieldType,
  index = fieldsOfPageOne(definition).length,
): Added {
  if (!canAdd(definition, type)) return { definition, fieldIds: [] };
  const field = readable(createField(type, idsOf(definition)), definition);
  return {
    definition: withFields(definition, fieldsOfPageOne(definition).toSpliced(index, 0, field)),
    fieldIds: [field.id],
  };
}

/** Gives an unreadable heading the colour of the form's text (BUILD-034). */
export function readable(field: Field, { customStyles }: Pick<FormDefinition, 'customStyles'>): Field {
  if (!('color' in field) || checkHeadings(customStyles, [field]).length === 0) return field;
  return { ...field, color: resolveStyles(customStyles).textColor };
}

/** Removes fields; stored answers to them remain (D-110). */
export function removeFields(definition: FormDefinition, fieldIds: Iterable<string>): FormDefinition {
  const gone = new Set(fieldIds);
  const fields = fieldsOfPageOne(definition).filter((field) => !gone.has(field.id));
  return fields.length === fieldsOfPageOne(definition).length ? definition : withFields(definition, fields);
}

/**
 * Moves fields, in their order, to a gap between the current fields: gap 0 is before the first, gap n behind
 * the last. Out of range means the nearest end.
 */
export function moveFields(
  definition: FormDefinition,
  fieldIds: Iterable<string>,
  gap: number,
): FormDefinition {
  const moved = new Set(fieldIds);
  const fields = fieldsOfPageOne(definition);
  const isMoved = (field: Field): boolean => moved.has(field.id);
  const before = fields.filter((field, index) => !isMoved(field) && index < gap);
  const after = fields.filter((field, index) => !isMoved(field) && index >= gap);
  const next = [...before, ...fields.filter(isMoved), ...after];
  return next.every((field, index) => field === fields[index]) ? definition : withFields(definition, next);
}

/** Moves fields as one block past the next field up (-1) or down (1). */
export function moveFieldsBy(
  definition: FormDefinition,
  fieldIds: Iterable<string>,
  step: -1 | 1,
): FormDefinition {
  const moved = new Set(fieldIds);
  const indexes = fieldsOfPageOne(definition).flatMap((field, index) => (moved.has(field.id) ? [index] : []));
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined) return definition;
  return moveFields(definition, moved, step < 0 ? first - 1 : last + 2);
}

/** Copies that could not be added, and the reason. */
export interface LeftOut {
  /** Fields of a type that a form holds once, beyond the first (D-76). */
  taken: Field[];
  /** Fields beyond the limit (D-69). */
  overLimit: number;
}

/**
 * Adds copies of fields at an index, each with a new id (D-68), pasted or duplicated. Leaves out a second
 * captcha and copies beyond the limit.
 */
export function insertCopies(
  definition: FormDefinition,
  fields: readonly Field[],
  index: number,
): Added & { leftOut: LeftOut } {
  const wanted: Field[] = [];
  const taken: Field[] = [];
  for (const field of fields) {
    const isOneTooMany = isTaken([...fieldsOf(definition), ...wanted], field.type);
    (isOneTooMany ? taken : wanted).push(field);
  }
  const takenIds = new Set(idsOf(definition));
  const copies = wanted.slice(0, roomLeft(definition)).map((field): Field => {
    const { id } = createField(field.type, takenIds);
    takenIds.add(id);
    return { ...structuredClone(field), id };
  });
  const leftOut = { taken, overLimit: wanted.length - copies.length };
  if (copies.length === 0) return { definition, fieldIds: [], leftOut };
  return {
    definition: withFields(definition, fieldsOfPageOne(definition).toSpliced(index, 0, ...copies)),
    fieldIds: copies.map((field) => field.id),
    leftOut,
  };
}

/** Puts copies behind the last of these fields. A captcha has no copies. */
export function duplicateFields(
  definition: FormDefinition,
  fieldIds: Iterable<string>,
): Added & { leftOut: LeftOut } {
  const chosen = new Set(fieldIds);
  const originals = fieldsOfPageOne(definition).filter((field) => chosen.has(field.id));
  const last = fieldsOfPageOne(definition).findLastIndex((field) => chosen.has(field.id));
  return insertCopies(definition, originals, last + 1);
}

/** Changes settings of one field; its id and type never change (D-68). */
export function updateField(
  definition: FormDefinition,
  fieldId: string,
  changes: Partial<Field>,
): FormDefinition {
  const { id: _id, type: _type, ...allowed } = changes;
  const index = fieldsOfPageOne(definition).findIndex((field) => field.id === fieldId);
  const field = fieldsOfPageOne(definition)[index];
  if (!field || !changesAnything(field, allowed)) return definition;
  return withFields(definition, fieldsOfPageOne(definition).with(index, { ...field, ...allowed }));
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
  return fieldsOfPageOne(definition).filter((field) => chosen.has(field.id));
}
