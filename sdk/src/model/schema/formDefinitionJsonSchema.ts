import { z } from 'zod';
import { FIELD_ID_PATTERN } from '../fields/fieldId.ts';
import { fieldSchema } from '../fields/schema/fieldSchema.ts';
import { formDefinitionSchema } from './formDefinitionSchema.ts';
import { ROW_OPERATORS } from '../logic/expression.ts';
import { expressionSchema } from '../logic/expressionSchema.ts';
import { OPERATOR_RULES } from '../logic/operators/index.ts';
import { COLOR_PATTERN } from '../theme/color.ts';

/** Pattern of colours with both cases written out: JSON Schema has no flag for them. */
const COLOR_SOURCE = '^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$';

const EXPRESSION_REF = '#/$defs/Expression';

/** An object with these properties and no others; optional ones end with a question mark. */
function closedObject(properties: Record<string, object>): object {
  const entries = Object.entries(properties).map(([key, schema]) => [key.replace('?', ''), schema] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: Object.keys(properties).filter((key) => !key.endsWith('?')),
    additionalProperties: false,
  };
}

/** JSON Schema of an expression, whose zod schema is code (docs/expressions.md). */
function expressionJsonSchema(): object {
  const text = { type: 'string' };
  const part = { $ref: EXPRESSION_REF };
  return {
    description:
      'A condition or formula: a fixed value, a field, a named value, or an operator with its arguments.',
    anyOf: [
      closedObject({ lit: { type: ['string', 'number', 'boolean', 'array'], items: text } }),
      closedObject({ date: { type: 'string', format: 'date' } }),
      closedObject({ time: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } }),
      closedObject({ field: text, 'part?': text }),
      closedObject({ value: text }),
      closedObject({ op: { enum: Object.keys(OPERATOR_RULES) }, of: { type: 'array', items: part } }),
      closedObject({
        op: { enum: [...ROW_OPERATORS] },
        each: text,
        of: { type: 'array', items: part, minItems: 1, maxItems: 1 },
      }),
    ],
  };
}

/**
 * Returns the JSON Schema of a form definition, for other programs and editors. `npm run schema` publishes
 * it as docs/form-definition.schema.json. Imports also check what JSON Schema cannot express: unique
 * ids, one captcha, allowed CSS, names and types in expressions.
 */
export function formDefinitionJsonSchema(): Record<string, unknown> {
  const { $schema, properties, $defs, ...rest } = z.toJSONSchema(formDefinitionSchema, {
    io: 'input',
    metadata: z
      .registry<{ id: string }>()
      .add(fieldSchema, { id: 'Field' })
      .add(expressionSchema, { id: 'Expression' }),
    unrepresentable: 'any',
    override({ jsonSchema, path }) {
      if (jsonSchema.pattern === COLOR_PATTERN.source) jsonSchema.pattern = COLOR_SOURCE;
      if (path.at(-1) === 'id') jsonSchema.pattern = FIELD_ID_PATTERN.source;
    },
  });
  return {
    $schema,
    title: 'Form definition',
    description: 'A form as Inlay stores, exports and imports it.',
    ...rest,
    properties: {
      $schema: { type: 'string' },
      ...properties,
      pictures: {
        description: 'The pictures of an exported form (WebP, base64), by the addresses it names them by.',
        type: 'object',
        additionalProperties: { type: 'string', contentEncoding: 'base64' },
      },
    },
    $defs: { ...$defs, Expression: expressionJsonSchema() },
  };
}
