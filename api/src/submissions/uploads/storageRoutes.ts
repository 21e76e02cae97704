import { Router } from '@koa/router';
import type { Pool } from 'pg';
import { storageResponseSchema, type StorageResponse } from '../../platform/contract/index.ts';
import { readFrom } from '../../platform/db/readTogether.ts';
import { sql } from '../../platform/db/sql.ts';
import { BYTES_OF_UPLOAD } from '../../platform/files/accountBytes.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import type { UploadDeps } from './uploadDeps.ts';

/** Forms that are listed: those whose files take the most room. */
const MOST_FORMS = 10;

const sumsOf = (accountId: string) => sql<Sums>`
  select coalesce(sum(bytes), 0)::float8 as total,
    coalesce(sum(bytes) filter (where submission_id is not null), 0)::float8 as submissions,
    coalesce(sum(bytes) filter (where submission_id is null), 0)::float8 as unsent,
    count(*) filter (where state = 'receiving')::int as unfinished,
    (select coalesce(sum(size), 0)::float8 from pictures where account_id = ${accountId}) as pictures
  from (select submission_id, state, ${BYTES_OF_UPLOAD} as bytes from uploads where account_id = ${accountId}) each`;
const formsOf = (accountId: string) => sql<StorageResponse['forms'][number]>`
  select f.id, f.title, sums.bytes::float8 as bytes
  from (
    select form_id, sum(${BYTES_OF_UPLOAD}) as bytes from uploads where account_id = ${accountId} group by form_id
    order by bytes desc limit ${sql.lit(MOST_FORMS)}) sums
  join forms f on f.account_id = ${accountId} and f.id = sums.form_id
  where sums.bytes > 0
  order by sums.bytes desc, f.id`;
/** Uploads that a request writes to right now are left alone. */
const CLEAR = `
  delete from uploads
  where account_id = $1 and state = 'receiving' and (locked_until is null or locked_until < now())`;

type Sums = Omit<StorageResponse['used'], 'total'> & { total: number; unfinished: number };

async function readStorage(pool: Pool, accountId: string, limit: number): Promise<StorageResponse> {
  const read = readFrom(pool);
  const [[sums], forms] = await Promise.all([read(sumsOf(accountId)), read(formsOf(accountId))]);
  const { total, submissions, unsent, pictures, unfinished } = sums!;
  return {
    limit,
    used: { total: total + pictures, submissions, pictures, unsent },
    unfinished,
    forms,
  };
}

/** What the files of an account take of its room, and what may be cleared of it (UPLOAD-020). */
export function storageRouter({ config, pool }: Pick<UploadDeps, 'config' | 'pool'>): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/storage' });
  const own = { access: 'approved', scope: 'forms' } as const;

  router.get(
    '/',
    guard({ ...own, needs: 'read', response: storageResponseSchema }, ({ actor }) =>
      readStorage(pool, actor.accountId, config.uploadBytes),
    ),
  );

  router.delete(
    '/unfinished',
    guard({ ...own, needs: 'manage' }, async ({ actor }) => {
      await pool.query(CLEAR, [actor.accountId]);
    }),
  );

  return router;
}
