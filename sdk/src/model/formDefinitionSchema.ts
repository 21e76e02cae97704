import { z } from 'zod';
import type { Field } from './field.ts';
import { capabilitiesOf } from './fields/capabilities.ts';
import { fieldSchema } from './fields/fieldSchema.ts';
import { DEFINITION_VERSION, type FormDefinition } from './formDefinition.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_FIELDS, MAX_TITLE_LENGTH } from './limits.ts';
import { customStylesSchema } from './theme/customStylesSchema.ts';
import { isWellFormedText } from './wellFormedText.ts';

/** Schema of the newest shape of a definition. Drops unknown keys (D-82). */
export const formDefinitionSchema: z.ZodType<FormDefinition> = /* @__PURE__ */ (() =>
  z
    .object({
      version: z.literal(DEFINITION_VERSION),
      title: z.string().max(MAX_TITLE_LENGTH),
      description: z.string().max(MAX_DESCRIPTION_LENGTH),
      fields: z.array(fieldSchema).max(MAX_FIELDS).superRefine(checkFields),
      customStyles: customStylesSchema,
      textHandling: z.enum(['sanitise', 'as_typed']),
    })
    .superRefine(checkText))();

/** Checks that ids are unique (D-68), and so are fields of types such as captcha (D-76). */
function checkFields(fields: Field[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  const types = new Set<Field['type']>();
  for (const [index, field] of fields.entries()) {
    if (seen.has(field.id)) {
      context.addIssue({ code: 'custom', path: [index, 'id'], message: 'This field id is used twice' });
    }
    seen.add(field.id);
    const { isUnique, name } = capabilitiesOf(field);
    if (isUnique && types.has(field.type)) {
      const message = `A form holds at most one ${name.toLowerCase()}`;
      context.addIssue({ code: 'custom', path: [index], message });
    }
    types.add(field.type);
  }
}

/** Refuses text that the database cannot store, with its path (T32). */
function checkText(definition: unknown, context: z.RefinementCtx, path: (string | number)[] = []): void {
  if (typeof definition === 'string') {
    if (!isWellFormedText(definition)) {
      context.addIssue({ code: 'custom', path, message: 'Text contains invalid characters' });
    }
    return;
  }
  if (definition === null || typeof definition !== 'object') return;
  for (const [key, value] of Object.entries(definition)) checkText(value, context, [...path, key]);
}
