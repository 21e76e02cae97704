import type { Pool } from 'pg';
import { z } from 'zod';
import type { FileStore } from './fileStore.ts';
import { LOGO_PATH, logoKey } from './logoName.ts';
import { defineJob } from '../jobs/defineJob.ts';

// Forms that follow a brand kit show its logo.
const IN_USE =
  'select 1 from forms where logo_url = $1 union all select 1 from forms where cover_url = $1 union all ' +
  'select 1 from brand_kits where logo_url = $1 union all ' +
  'select 1 from accounts where picture_url = $1 union all ' +
  'select 1 from form_publishing where social_picture_url = $1 limit 1';

/** Removes the file of a logo or cover unless a form, a brand kit or an account shows it: the file was replaced, or its upload never finished. */
export const removeUnusedLogoJob = defineJob({
  name: 'remove_unused_logo',
  payload: z.object({ name: z.string() }),
  queue: 'bulk',
  key: ({ name }) => [name],
  async run({ pool, files }: { pool: Pool; files: FileStore }, { name }) {
    const { rowCount } = await pool.query(IN_USE, [LOGO_PATH + name]);
    if (rowCount === 0) await files.remove(logoKey(name));
  },
});
