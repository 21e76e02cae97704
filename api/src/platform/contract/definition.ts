import { z } from 'zod';
import {
  expressionSchema,
  type Answer,
  type Expression,
  type Field,
  type FormDefinition,
  type Outline,
  type PackedForm,
  type StoredAnswers,
} from '@inlay/sdk/model';

/**
 * A definition that `upgradeFormDefinition` has parsed where it entered memory; passed on without a second
 * parse, and described by the schema of the sdk (docs/form-definition.schema.json).
 */
export const parsedDefinitionSchema = z
  .custom<FormDefinition>()
  .register(z.globalRegistry, { $ref: '#/components/schemas/FormDefinition' });

/** What visitors get of a definition: short where it is simple. */
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

const expression = { $ref: '#/components/schemas/Expression' };

/** A condition about the answers of a form, as a request brings it; what it names is checked with the form. */
export const sentConditionSchema: z.ZodType<Expression> = expressionSchema.meta(expression);

/** A condition that was checked when it was stored. */
export const conditionSchema = z.custom<Expression>().register(z.globalRegistry, expression);

/** What a form has beside its fields: pages, repeating groups, computed values. */
export const outlineSchema: z.ZodType<Outline> = z.object({
  pages: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  repeats: z.array(z.object({ id: z.string(), label: z.string(), items: z.array(z.string()) })),
  values: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      show: z.enum(['nowhere', 'inbox', 'visitor']),
      format: z.enum(['number', 'currency', 'percent', 'text', 'date', 'yesno']),
    }),
  ),
});

/** Fields of the revisions that were answered, by revision id; forms of plain fields have no outline. */
export const revisionFieldsSchema = z.record(
  z.uuid(),
  z.object({ fields: parsedFieldsSchema, outline: outlineSchema.optional() }),
);

const uploadedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
});

/** One stored answer (D-72). */
export const answerSchema: z.ZodType<Answer> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.object({ agreed: z.boolean(), textHash: z.string() }),
  z.object({ from: z.string(), to: z.string() }),
  z.object({
    street: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    postal: z.string(),
    country: z.string(),
  }),
  z.object({ files: z.array(uploadedFileSchema) }),
  z.object({ typed: z.string(), drawn: z.array(uploadedFileSchema) }),
  // Rows of a matrix.
  z.record(z.string(), z.array(z.string())),
  // Parts of a name: strict, as an answer of another shape would fit without its properties.
  z.strictObject({
    prefix: z.string().exactOptional(),
    first: z.string().exactOptional(),
    middle: z.string().exactOptional(),
    last: z.string().exactOptional(),
  }),
]);

/** What a submission stores: answers by field, rows by repeating group, results by computed value. */
export const storedAnswersSchema: z.ZodType<StoredAnswers> = z.record(
  z.string(),
  z.union([
    answerSchema,
    z.array(z.union([z.string(), z.number(), z.boolean()])),
    z.array(z.record(z.string(), answerSchema)),
  ]),
);
