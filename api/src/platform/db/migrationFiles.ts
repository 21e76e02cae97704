import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shippedFile } from '../process/shippedFile.ts';

/** The folder of the migrations: their sources, or beside the bundle what was built of them. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  shippedFile(import.meta.url.endsWith('.ts') ? 'api/src/platform/db/migrations' : 'api/dist/migrations'),
);

/** Lists the names of all migrations, in no order. */
export async function listMigrations(): Promise<string[]> {
  const files = await readdir(MIGRATIONS_FOLDER);
  return files.flatMap((file) => /^(Migration\w+)\.[jt]s$/.exec(file)?.[1] ?? []);
}
