import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { SubmissionFilter } from '../contract/index.ts';
import { likePattern, scopeOf, wholeCondition, type SubmissionScope } from './submissionFilter.ts';

/**
 * How many submissions match, exactly. Reads every one of them, so no list waits for it.
 * @throws {ProblemError} `form.not_found` when a form is named that the person may not see.
 */
export async function countSubmissions(
  em: EntityManager,
  input: { actor: Actor; filter: SubmissionFilter },
): Promise<number> {
  const scope = await scopeOf(em, input.actor, input.filter);
  if (scope.formIds.length === 0) return 0;
  const condition = wholeCondition(scope);
  const narrowing = narrowingOf(scope);
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from form_submissions s where ${condition.text}${narrowing.text}`,
    [...condition.values, ...narrowing.values],
  );
  return row?.total ?? 0;
}

/** Lets the text index leave out what cannot match, unless a form or a day may match by its name. */
function narrowingOf({ indexable, search }: SubmissionScope) {
  const isNamed = search && (search.titledFormIds.length > 0 || search.days.length > 0);
  if (!indexable || isNamed) return { text: '', values: [] };
  return {
    text: ' and (s.search_text like lower(normalize(?, nfc)) or s.search_text is null)',
    values: [likePattern(indexable)],
  };
}
