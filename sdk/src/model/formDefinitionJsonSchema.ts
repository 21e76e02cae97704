import { z } from 'zod';
import { FIELD_ID_PATTERN } from './fieldId.ts';
import { formDefinitionSchema } from './formDefinitionSchema.ts';
import { COLOR_PATTERN } from './theme/color.ts';

/** JSON Schema knows no "either case": the pattern of colours, with both written out. */
const COLOR_SOURCE = '^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$';

/**
 * The shape of a form definition for other people's programs and editors, made from the schema the
 * platform itself checks with. Published as docs/form-definition.schema.json by `npm run schema`. What JSON
 * Schema cannot say (each field id once, one captcha, which CSS) is still checked when a form is imported.
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
