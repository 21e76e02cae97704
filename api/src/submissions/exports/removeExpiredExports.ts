import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { exportFolder } from './exportFile.ts';

/** Removes expired exports and files without an export (T40). */
export async function removeExpiredExports(deps: {
  config: Pick<Config, 'dataFolder'>;
  orm: MikroORM;
}): Promise<void> {
  const folder = exportFolder(deps.config);
  // Lists files before rows: a file created later has its row already.
  const files = await readdir(folder).catch(() => []);
  const kept = await inTransaction(deps.orm, async (em) => {
    await run(em, sql`delete from exports where expires_at < now()`);
    return kyselyIn(em).selectFrom('exports').select('id').execute();
  });
  const ids = new Set(kept.map(({ id }) => id));
  for (const file of files) {
    if (!ids.has(file.split('.')[0] ?? '')) await rm(join(folder, file), { force: true });
  }
}

export const removeExpiredExportsJob = defineJob({
  name: 'remove_exports',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '7 * * * *' },
  run: removeExpiredExports,
});
