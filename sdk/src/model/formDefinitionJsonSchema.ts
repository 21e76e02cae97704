import { z } from 'zod';
import { FIELD_ID_PATTERN } from './fieldId.ts';
import { formDefinitionSchema } from './formDefinitionSchema.ts';
import { COLOR_PATTERN } from './theme/color.ts';

/** Pattern of colours with both cases written out: JSON Schema has no flag for them. */
const COLOR_SOURCE = '^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$';

/**
 * Returns the JSON Schema of a form definition, for other programs and editors. `npm run schema` publishes
 * it as docs/form-definition.schema.json. Imports also check what JSON Schema cannot express: unique field
 * ids, one captcha, allowed CSS.
 */
export function formDefinitionJsonSchema(): Record<string, unknown> {
  const { $schema, properties, ...rest } = z.toJSONSchema(formDefinitionSchema, {
    io: 'input',
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
    properties: { $schema: { type: 'string' }, ...properties },
  };
}
