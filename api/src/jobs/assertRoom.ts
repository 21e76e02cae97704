import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUntilCommit } from '../db/lockUntilCommit.ts';
import { ProblemError } from '../http/problemError.ts';

/** Exports, and bulk changes, that one account may have queued or running. */
const MOST_UNDER_WAY = 3;
const RETRY_AFTER_SECONDS = 10;

const REFUSALS = { exports: 'export.too_many', bulk_jobs: 'bulk_job.too_many' } as const;

/**
 * Refuses work beyond an account's limit. A lock until the end of the transaction lets concurrent calls pass one at
 * a time.
 * @throws {ProblemError} `export.too_many`, `bulk_job.too_many`.
 */
export async function assertRoom(
  em: EntityManager,
  { among, accountId }: { among: keyof typeof REFUSALS; accountId: string },
): Promise<void> {
  await lockUntilCommit(em, `${among}:${accountId}`);
  const [found] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${among} where account_id = ? and state in ('waiting', 'running')`,
    [accountId],
  );
  if ((found?.count ?? 0) < MOST_UNDER_WAY) return;
  throw new ProblemError(REFUSALS[among], { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
