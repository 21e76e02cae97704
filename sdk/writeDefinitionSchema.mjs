/** `npm run schema`: writes docs/form-definition.schema.json from the schema the platform checks with. */
import { writeFile } from 'node:fs/promises';
import { formDefinitionJsonSchema } from './src/model/schema/formDefinitionJsonSchema.ts';

await writeFile(
  new URL('../docs/form-definition.schema.json', import.meta.url),
  `${JSON.stringify(formDefinitionJsonSchema(), null, 2)}\n`,
);
