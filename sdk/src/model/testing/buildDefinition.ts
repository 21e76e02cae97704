import { FIELD_CAPABILITIES } from '../fields/capabilities.ts';
import type { FieldOfType, FieldType, Field } from '../field.ts';
import { createEmptyDefinition, type FormDefinition } from '../formDefinition.ts';

/** A field with the defaults of its type, except for what a test is about. */
export function buildField<Type extends FieldType>(
  type: Type,
  changes: Partial<FieldOfType<Type>> = {},
): FieldOfType<Type> {
  return {
    id: type,
    ...FIELD_CAPABILITIES[type].createDefaults(),
    ...changes,
  } as unknown as FieldOfType<Type>;
}

/** A form of these fields. */
export const buildDefinition = (fields: Field[], changes: Partial<FormDefinition> = {}): FormDefinition => ({
  ...createEmptyDefinition('Contact'),
  fields,
  ...changes,
});
