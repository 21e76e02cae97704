import type { EntityManager } from '@mikro-orm/postgresql';
import type { Print } from '@inlay/sdk/model';
import { run, sql } from '../platform/db/sql.ts';
import type { Submission } from '../platform/entities/submission.entity.ts';
import type { Actor } from '../platform/identity/actor.ts';
import type { SubmissionResponse } from '../platform/contract/index.ts';
import type { CachedRevision, RevisionCache } from '../forms/revisions/revisionCache.ts';
import { formAbilities } from '../forms/policy.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { listFiles } from './listFiles.ts';
import { listNotes } from './annotations/notes.ts';
import { findVisible } from './findVisible.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from './visibility/answerVisibility.ts';
import { visibilityFor } from './visibility/visibilityFor.ts';
import { revisionFields } from './list/listSubmissions.ts';
import { printStored } from './printSubmission.ts';
import { endingMet, listNotAsked, pointsMet, settleStored, type AskedForm } from './storedLogic.ts';
import { listEntries } from './work/entries.ts';
import { POSITION } from './quotaPosition.ts';
import { loadSubmission } from './list/submissionJson.ts';

/** Gets a submission with its notes and its tags. */
export async function getSubmission(
  em: EntityManager,
  input: { actor: Actor; submissionId: string; revisions: RevisionCache },
): Promise<SubmissionResponse> {
  const { actor, revisions } = input;
  const { submission, form } = await findVisible(em, actor, input.submissionId);
  const visibility = await visibilityFor(em, actor, form.id);
  const presented = await loadSubmission(em, actor, submission, visibility);
  if (!presented) throw new ProblemError('submission.not_found');
  const revision = await revisions.find(submission.revisionId);
  if (!visibility.seesRules) return partOf({ presented, revision, visibility });
  const files = await listFiles(em, submission);
  const waiting = revision?.definition.quotas.length ? await findWaiting(em, submission) : null;
  return {
    submission: presented,
    ...(revision
      ? revisionFields(revision, FULL_VISIBILITY, printerOf(revision, presented))
      : { fields: [] }),
    ...(revision && logicOf(revision, presented)),
    ...(waiting !== null && { waiting }),
    ...(files.length > 0 && { files }),
    notes: await listNotes(em, submission),
    entries: await listEntries(em, submission),
    canAnnotate: formAbilities(actor, form).work,
  };
}

/** Finds the place of a submission on the waiting list of its form, from 1. */
async function findWaiting(em: EntityManager, { id, formId, accountId }: Submission): Promise<number | null> {
  const [row] = await run<{ position: number }>(
    em,
    sql`select (${sql.raw(POSITION)}) as position from submission_quotas q
      where q.account_id = ${accountId}::uuid and q.form_id = ${formId}::uuid and q.submission_id = ${id}::uuid
        and q.state = 'waiting'`,
  );
  return row?.position ?? null;
}

/** Returns what a reader of some answers sees: the answers as in a list, and nothing that is beside them. */
const partOf = ({
  presented,
  revision,
  visibility,
}: {
  presented: SubmissionResponse['submission'];
  revision: CachedRevision | null;
  visibility: AnswerVisibility;
}): SubmissionResponse => ({
  submission: presented,
  ...(revision ? revisionFields(revision, visibility) : { fields: [] }),
  notes: [],
  entries: [],
  canAnnotate: false,
});

/** Returns how labels print the answers that they name. */
const printerOf = (asked: AskedForm, submission: SubmissionResponse['submission']): Print =>
  printStored(asked, submission.answers, { settled: settleStored(asked, submission), fields: null });

/** Says what the logic of a form made of a submission. */
function logicOf(
  asked: AskedForm,
  submission: SubmissionResponse['submission'],
): Pick<SubmissionResponse, 'notAsked' | 'ending' | 'points'> {
  if (!asked.plan) return {};
  const ending = endingMet(asked, submission);
  const points = pointsMet(asked, submission);
  return {
    notAsked: listNotAsked(asked, submission),
    ...(ending && { ending }),
    ...(points && { points: [...points] }),
  };
}
