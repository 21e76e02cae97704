import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SubmissionFilter } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { visibilityFor } from '../visibility/visibilityFor.ts';
import { findReadForms } from './scopeForms.ts';
import { IN_INBOX, scopeOf, wholeCondition, type SubmissionScope } from './submissionFilter.ts';

/**
 * Counts matching submissions exactly. It reads all of them, so no list waits for it.
 * @throws {ProblemError} `form.not_found` when the actor may not see the named form; `api_key.one_form`.
 */
export async function countSubmissions(
  em: EntityManager,
  input: { actor: Actor; filter: SubmissionFilter },
): Promise<number> {
  const { actor, filter } = input;
  const visibility = await visibilityFor(em, actor, filter.formId);
  const forms = await findReadForms(em, actor, filter.formId);
  return countMatching(em, await scopeOf(actor, forms, filter, visibility));
}

/** Counts the rows of the inbox in a resolved scope. */
export async function countMatching(em: EntityManager, scope: SubmissionScope): Promise<number> {
  const [row] = await run<{ total: number }>(
    em,
    sql`select count(*)::int as total from form_submissions s where ${wholeCondition(scope, IN_INBOX)}`,
  );
  return row?.total ?? 0;
}
