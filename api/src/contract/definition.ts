import { z } from 'zod';
import type { Answer, Answers, Field, FormDefinition, PackedForm } from '@inlay/sdk/model';

/**
 * A definition that `upgradeFormDefinition` has parsed where it entered memory; passed on without a second
 * parse, and described by the schema of the sdk (docs/form-definition.schema.json).
 */
export const parsedDefinitionSchema = z
  .custom<FormDefinition>()
  .register(z.globalRegistry, { $ref: '#/components/schemas/FormDefinition' });

/** What visitors get of a definition: short where it is simple (decision 213). */
export const packedDefinitionSchema: z.ZodType<PackedForm['definition']> = z
  .custom<PackedForm['definition']>()
  .register(z.globalRegistry, { $ref: '#/components/schemas/PublicDefinition' });

/** The file of a form: its definition as JSON text, written from a parsed one. */
export const definitionFileSchema = z
  .custom<string>((text) => typeof text === 'string')
  .register(z.globalRegistry, { $ref: '#/components/schemas/FormDefinition' });

/** The fields of such a definition. */
export const parsedFieldsSchema = z
  .custom<Field[]>()
  .register(z.globalRegistry, { type: 'array', items: { $ref: '#/components/schemas/Field' } });

/** A definition of any version, as a request brings it: upgraded and checked by the form model. */
export const sentDefinitionSchema = z.unknown().meta({ $ref: '#/components/schemas/FormDefinition' });

/** Fields of the revisions that were answered, by revision id. */
export const revisionFieldsSchema = z.record(z.uuid(), z.object({ fields: parsedFieldsSchema }));

/** One stored answer (D-72). */
export const answerSchema: z.ZodType<Answer> = z.union([
  z.string(),
  z.boolean(),
  z.array(z.string()),
  z.object({
    street: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    postal: z.string(),
    country: z.string(),
  }),
]);

/** Answers by field id. */
export const answersSchema: z.ZodType<Answers> = z.record(z.string(), answerSchema);
