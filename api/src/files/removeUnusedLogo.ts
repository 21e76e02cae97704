import type { Pool } from 'pg';
import type { FileStore } from './fileStore.ts';
import { LOGO_PATH, logoKey } from './logoName.ts';

const IN_USE = 'select 1 from forms where id = $1 and logo_url = $2';

/** Removes a logo's file unless its form shows it: one that was replaced, or never got that far. */
export async function removeUnusedLogo(
  deps: { pool: Pool; files: FileStore },
  { formId, name }: { formId: string; name: string },
): Promise<void> {
  const { rowCount } = await deps.pool.query(IN_USE, [formId, LOGO_PATH + name]);
  if (rowCount === 0) await deps.files.remove(logoKey(name));
}
