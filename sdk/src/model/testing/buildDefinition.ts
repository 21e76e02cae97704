import { FIELD_CAPABILITIES } from '../fields/capabilities.ts';
import type { FieldOfType, FieldType, Field } from '../fields/field.ts';
import { createEmptyDefinition, type FormDefinition } from '../definition/formDefinition.ts';
import { withFields } from '../structure/pages/pageOne.ts';

/** Returns a field with the defaults of its type, and a test's changes. */
export function buildField<Type extends FieldType>(
  type: Type,
  changes: Partial<FieldOfType<Type>> = {},
): FieldOfType<Type> {
  return {
    id: type,
    ...FIELD_CAPABILITIES[type].createDefaults(),
    ...changes,
  } as FieldOfType<Type>;
}

/** Returns a form of these fields. */
export const buildDefinition = (fields: Field[], changes: Partial<FormDefinition> = {}): FormDefinition =>
  withFields({ ...createEmptyDefinition('Contact'), ...changes }, fields);
