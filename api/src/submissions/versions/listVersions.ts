import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SubmissionVersion as PresentedVersion } from '../../platform/contract/index.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { SubmissionVersion } from '../../platform/entities/submissionVersion.entity.ts';
import { getAnsweredDefinition } from '../printSubmission.ts';
import { listAnswerFiles } from '../answerFiles.ts';
import { findVisible } from '../findVisible.ts';
import { visibilityFor } from '../visibility/visibilityFor.ts';
import { changedParts, type AnsweredForm } from './changedParts.ts';

/** Most edits of one submission that are shown: the newest. */
const MOST_VERSIONS = 100;

/**
 * Lists the edits of a submission with their differences, newest first. Whoever does not see an answer sees none of its
 * former ones either.
 * @throws {ProblemError} `submission.not_found`, also for one the actor may not see.
 */
export async function listVersions(
  em: EntityManager,
  actor: Actor,
  submissionId: string,
): Promise<PresentedVersion[]> {
  const { submission, form } = await findVisible(em, actor, submissionId, 'anywhere');
  const { fields, since, seesRules } = await visibilityFor(em, actor, form.id);
  const { accountId, formId, submittedAt } = submission;
  if (since && submittedAt < since) return [];
  const kept = await em.find(
    SubmissionVersion,
    { accountId, formId, submissionId },
    { orderBy: { version: 'desc' }, limit: MOST_VERSIONS },
  );
  const userIds = kept.flatMap(({ changedBy }) => changedBy ?? []);
  const profiles = await em.find(Profile, { user: { $in: userIds } });
  const names = new Map(profiles.map((one) => [one.user.id, one.fullName || one.email || null]));
  const definitionOf = (revisionId: string) => getAnsweredDefinition(em, { accountId, formId, revisionId });
  const presented: PresentedVersion[] = [];
  let after = { definition: await definitionOf(submission.revisionId), answers: submission.answers };
  for (const { version, kind, answers, revisionId, changedAt, changedBy, isByVisitor, reason } of kept) {
    const before = { definition: await definitionOf(revisionId), answers };
    presented.push({
      version: version + 1,
      kind,
      at: changedAt.toISOString(),
      isByVisitor,
      // Of the work of the owner's people, who sees some answers sees nothing.
      by: seesRules ? ((changedBy && names.get(changedBy)) ?? null) : null,
      reason: seesRules ? (reason ?? null) : null,
      changes: kind === 'edited' ? changedParts(before, after, { submittedAt, fields }) : [],
      // As beside the answers: who sees some of them sees none.
      files: seesRules ? leftOut(before, after) : [],
    });
    after = before;
  }
  return presented;
}

/** Lists the files that answers had, and those after them have no longer. */
function leftOut(before: AnsweredForm, after: AnsweredForm): PresentedVersion['files'] {
  const kept = new Set(listAnswerFiles(after.definition, after.answers).map(({ id }) => id));
  return listAnswerFiles(before.definition, before.answers)
    .filter(({ id }) => id && !kept.has(id))
    .map(({ id, name }) => ({ id, name }));
}
