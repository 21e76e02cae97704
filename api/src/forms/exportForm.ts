import { upgradeFormDefinition } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import type { FormRevision } from '../entities/formRevision.entity.ts';

/** The schema's address on this platform, for editors that look it up. */
const SCHEMA_PATH = '/sdk/form-definition.schema.json';

/** A form as a file: what visitors see and what their answers mean, and nothing of whose form it is. */
export function exportForm(revision: FormRevision, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const definition = upgradeFormDefinition(revision.definition);
  return `${JSON.stringify({ $schema: publicUrl + SCHEMA_PATH, ...definition }, null, 2)}\n`;
}
