import type { EntityManager } from '@mikro-orm/postgresql';
import type { Print } from '@inlay/sdk/model';
import type { Actor } from '../platform/identity/actor.ts';
import type { SubmissionResponse } from '../platform/contract/index.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { formAbilities } from '../forms/policy.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { listFiles } from './listFiles.ts';
import { listNotes } from './annotations/notes.ts';
import { findVisible } from './findVisible.ts';
import { FULL_VISIBILITY } from './visibility/answerVisibility.ts';
import { revisionFields } from './list/listSubmissions.ts';
import { printStored } from './printSubmission.ts';
import { endingMet, listNotAsked, settleStored, type AskedForm } from './storedLogic.ts';
import { listEntries } from './work/entries.ts';
import { loadSubmission } from './list/submissionJson.ts';
import { run, sql } from '../platform/db/sql.ts';
import type { Database } from '../platform/entities/database.ts';
import type { Submission } from '../platform/entities/submission.entity.ts';

/** Gets a submission with its notes, its tags and its neighbours in the form's list. */
export async function getSubmission(
  em: EntityManager,
  input: { actor: Actor; submissionId: string; revisions: RevisionCache },
): Promise<SubmissionResponse> {
  const { actor, revisions } = input;
  const { submission, form } = await findVisible(em, actor, input.submissionId);
  const presented = await loadSubmission(em, actor, submission);
  if (!presented) throw new ProblemError('submission.not_found');
  const revision = await revisions.find(submission.revisionId);
  const files = await listFiles(em, submission);
  return {
    submission: presented,
    ...(revision
      ? revisionFields(revision, FULL_VISIBILITY, printerOf(revision, presented))
      : { fields: [] }),
    ...(revision && logicOf(revision, presented)),
    ...(files.length > 0 && { files }),
    notes: await listNotes(em, submission),
    entries: await listEntries(em, submission),
    canAnnotate: formAbilities(actor, form).update,
    newerId: await findNeighbour(em, submission, 'newer'),
    olderId: await findNeighbour(em, submission, 'older'),
  };
}

/** Returns how labels print the answers that they name. */
const printerOf = (asked: AskedForm, submission: SubmissionResponse['submission']): Print =>
  printStored(asked, submission.answers, { settled: settleStored(asked, submission), fields: null });

/** Says what the logic of a form made of a submission. */
function logicOf(
  asked: AskedForm,
  submission: SubmissionResponse['submission'],
): Pick<SubmissionResponse, 'notAsked' | 'ending'> {
  if (!asked.plan) return {};
  const ending = endingMet(asked, submission);
  return { notAsked: listNotAsked(asked, submission), ...(ending && { ending }) };
}

/** Finds the neighbour in the database, which compares times with their microseconds. */
async function findNeighbour(
  em: EntityManager,
  from: Submission,
  side: 'newer' | 'older',
): Promise<string | null> {
  const [sign, order] = side === 'newer' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const [row] = await run(
    em,
    sql<Pick<Database['form_submissions'], 'id'>>`
      select s.id from form_submissions s
      where s.account_id = ${from.accountId} and s.form_id = ${from.formId} and s.deleted_at is null
        and (s.submitted_at, s.id) ${sign} (
          select f.submitted_at, f.id from form_submissions f
          where f.account_id = ${from.accountId} and f.form_id = ${from.formId} and f.id = ${from.id})
      order by s.submitted_at ${order}, s.id ${order} limit 1`,
  );
  return row?.id ?? null;
}
