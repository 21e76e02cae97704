import type { Config } from '../config/config.ts';
import type { FormRevision } from '../entities/formRevision.entity.ts';
import { withoutBrand } from './followBrand.ts';

/** Path of the schema on this platform; editors look it up. */
const SCHEMA_PATH = '/sdk/form-definition.schema.json';

/** Returns a form as a file: its definition, without owner or settings; a brand kit's styles are its own there. */
export function exportForm({ definition }: FormRevision, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${JSON.stringify({ $schema: publicUrl + SCHEMA_PATH, ...withoutBrand(definition) }, null, 2)}\n`;
}
