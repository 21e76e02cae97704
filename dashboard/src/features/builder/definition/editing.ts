import {
  createField,
  type Field,
  type FieldType,
  type FieldWidth,
  type FormDefinition,
} from '@inlay/sdk/model';

/**
 * Every change the builder makes to a definition, as a pure function: definition in, new definition
 * out. A change that changes nothing gives back the same object.
 */

const withFields = (definition: FormDefinition, fields: Field[]): FormDefinition => ({
  ...definition,
  fields,
});

const takenIds = (definition: FormDefinition): string[] => definition.fields.map((field) => field.id);

/** A form holds at most one captcha field (D-76). */
export const canAdd = (definition: FormDefinition, type: FieldType): boolean =>
  type !== 'captcha' || definition.fields.every((field) => field.type !== 'captcha');

/** Puts a new field at an index, by default at the end. */
export function addField(
  definition: FormDefinition,
  type: FieldType,
  index = definition.fields.length,
): { definition: FormDefinition; fieldId: string } {
  const field: Field = createField(type, takenIds(definition));
  return {
    definition: withFields(definition, definition.fields.toSpliced(index, 0, field)),
    fieldId: field.id,
  };
}

/** Takes a field out; answers given to it stay where they are stored (D-110). */
export function removeField(definition: FormDefinition, fieldId: string): FormDefinition {
  const fields = definition.fields.filter((field) => field.id !== fieldId);
  return fields.length === definition.fields.length ? definition : withFields(definition, fields);
}

/** Moves a field to an index of the list as it is without it; out of range means the nearest end. */
export function moveField(definition: FormDefinition, fieldId: string, index: number): FormDefinition {
  const from = definition.fields.findIndex((field) => field.id === fieldId);
  const field = definition.fields[from];
  const to = Math.min(Math.max(index, 0), definition.fields.length - 1);
  if (!field || from === to) return definition;
  return withFields(definition, definition.fields.toSpliced(from, 1).toSpliced(to, 0, field));
}

/** Puts a copy behind a field, under an id of its own. A captcha has no copies. */
export function duplicateField(
  definition: FormDefinition,
  fieldId: string,
): { definition: FormDefinition; fieldId: string } {
  const index = definition.fields.findIndex((field) => field.id === fieldId);
  const field = definition.fields[index];
  if (!field || field.type === 'captcha') return { definition, fieldId };
  const { id } = createField(field.type, takenIds(definition));
  const copy = { ...structuredClone(field), id };
  return { definition: withFields(definition, definition.fields.toSpliced(index + 1, 0, copy)), fieldId: id };
}

/** Changes settings of a field; its id and type stay what they are (D-68). */
export function updateField(
  definition: FormDefinition,
  fieldId: string,
  changes: Partial<Field>,
): FormDefinition {
  const { id: _id, type: _type, ...allowed } = changes;
  return withFields(
    definition,
    definition.fields.map((field) => (field.id === fieldId ? { ...field, ...allowed } : field)),
  );
}

export const setWidth = (definition: FormDefinition, fieldId: string, columns: FieldWidth): FormDefinition =>
  updateField(definition, fieldId, { columns });
