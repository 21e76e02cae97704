import type { Config } from '../config/config.ts';
import type { FormRevision } from '../entities/formRevision.entity.ts';

/** Path of the schema on this platform; editors look it up. */
const SCHEMA_PATH = '/sdk/form-definition.schema.json';

/** Returns a form as a file: its definition, without owner or settings. */
export function exportForm({ definition }: FormRevision, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${JSON.stringify({ $schema: publicUrl + SCHEMA_PATH, ...definition }, null, 2)}\n`;
}
