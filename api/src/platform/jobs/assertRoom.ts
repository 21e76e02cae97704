import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import { lockUntilCommit } from '../db/lockUntilCommit.ts';
import { ProblemError } from '../http/problemError.ts';

/** Exports, and bulk changes, that one account may have queued or running. */
const MOST_UNDER_WAY = 3;
const RETRY_AFTER_SECONDS = 10;

const REFUSALS = { exports: 'export.too_many', bulk_jobs: 'bulk_job.too_many' } as const;
/** The same where another call of the account holds the lock for too long, as it counts a large selection. */
const STARTING = { exports: 'export.starting', bulk_jobs: 'bulk_job.starting' } as const;
const STARTING_RETRY_SECONDS = 2;
/** PostgreSQL's lock_not_available. */
const LOCK_TIMED_OUT = '55P03';

/**
 * Refuses work beyond an account's limit. A lock until the end of the transaction lets concurrent calls pass one at
 * a time.
 * @throws {ProblemError} `export.too_many`, `bulk_job.too_many`, `export.starting`, `bulk_job.starting`.
 */
export async function assertRoom(
  em: EntityManager,
  { among, accountId }: { among: keyof typeof REFUSALS; accountId: string },
): Promise<void> {
  await lockUntilCommit(em, `${among}:${accountId}`).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== LOCK_TIMED_OUT) throw error;
    throw new ProblemError(STARTING[among], { retryAfterSeconds: STARTING_RETRY_SECONDS });
  });
  const [found] = await run<{ count: number }>(
    em,
    sql`
      select count(*)::int as count from ${sql.table(among)}
      where account_id = ${accountId} and state in ('waiting', 'running')`,
  );
  if ((found?.count ?? 0) < MOST_UNDER_WAY) return;
  throw new ProblemError(REFUSALS[among], { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
