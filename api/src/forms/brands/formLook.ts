import { fieldsOf, mapFields, withoutBrand, type FormDefinition } from '@inlay/sdk/model';
import type { FormLook } from '../../platform/entities/formLookBefore.entity.ts';

/** Returns everything of a definition that following a brand changes. */
export const lookOf = (definition: FormDefinition): FormLook => ({
  brand: definition.brand ?? null,
  customStyles: definition.customStyles,
  headings: Object.fromEntries(
    fieldsOf(definition).flatMap((field) => ('color' in field ? [[field.id, field.color]] : [])),
  ),
});

/** Returns a definition in a look that it had; headings that are new since keep their colour. */
export function withLook(
  definition: FormDefinition,
  { brand, customStyles, headings }: FormLook,
): FormDefinition {
  const form = mapFields(withoutBrand(definition), (field) => {
    const color = headings[field.id];
    return 'color' in field && color !== undefined ? { ...field, color } : field;
  });
  return { ...form, customStyles, ...(brand && { brand }) };
}
