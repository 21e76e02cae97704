import type { Pool } from 'pg';
import { z } from 'zod';
import type { FileStore } from './fileStore.ts';
import { LOGO_PATH, logoKey } from './logoName.ts';
import { defineJob } from '../jobs/defineJob.ts';

const IN_USE = 'select 1 from forms where id = $1 and logo_url = $2';

/** Removes a logo's file unless its form shows it: the file was replaced, or its upload never finished. */
export const removeUnusedLogoJob = defineJob({
  name: 'remove_unused_logo',
  payload: z.object({ formId: z.uuid(), name: z.string() }),
  queue: 'bulk',
  key: ({ name }) => [name],
  async run({ pool, files }: { pool: Pool; files: FileStore }, { formId, name }) {
    const { rowCount } = await pool.query(IN_USE, [formId, LOGO_PATH + name]);
    if (rowCount === 0) await files.remove(logoKey(name));
  },
});
