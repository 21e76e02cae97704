import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql, type Condition, type Sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problemError.ts';

/** Holds `h` that are in force. */
export const IN_FORCE: Condition = sql`h.lifted_at is null and (h.ends_at is null or h.ends_at > now())`;

/**
 * Matches rows of `form_submissions s` that a legal hold keeps: one on the submission, or one on a person who is found
 * in it. Every deletion for good leaves them out; a trigger refuses the one that does not (decision 934).
 */
export const IS_HELD: Condition = sql`exists (
  select from legal_holds h where h.account_id = s.account_id and ${IN_FORCE} and (
    h.submission_id = s.id
    or (h.pattern is not null and coalesce(s.search_text, submission_search_text(s.submission_data)) ~ h.pattern)))`;

/**
 * Refuses to delete rows for good while a hold keeps some of them.
 * @param where condition over `form_submissions s`
 * @throws {ProblemError} `submission.held`, with their number.
 */
export async function assertNotHeld(em: EntityManager, where: Sql): Promise<void> {
  const [found] = await run<{ count: number }>(
    em,
    sql`select count(*)::int as count from form_submissions s where ${where} and ${IS_HELD}`,
  );
  if (found?.count) throw new ProblemError('submission.held', { values: { count: String(found.count) } });
}
