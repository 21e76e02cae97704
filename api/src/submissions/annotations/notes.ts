import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SubmissionNote as PresentedNote } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { findAnnotatable } from '../findVisible.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { SubmissionNote } from '../../platform/entities/submissionNote.entity.ts';

/** Lists the notes of a submission, oldest first. The caller has checked access. */
export async function listNotes(
  em: EntityManager,
  { accountId, id }: Pick<Submission, 'accountId' | 'id'>,
): Promise<PresentedNote[]> {
  const rows = await kyselyIn(em)
    .selectFrom('submission_notes as n')
    .leftJoin('profiles as p', 'p.user_id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', 'p.full_name', 'p.email'])
    .where('n.account_id', '=', accountId)
    .where('n.submission_id', '=', id)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    author: row.full_name || row.email,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Adds a note under its author's name. */
export async function addNote(
  em: EntityManager,
  input: { actor: Actor; submissionId: string; text: string },
): Promise<PresentedNote[]> {
  const { actor, submissionId, text } = input;
  const { submission } = await findAnnotatable(em, actor, submissionId);
  em.create(SubmissionNote, {
    submissionId,
    formId: submission.formId,
    accountId: submission.accountId,
    authorId: actor.id,
    text,
  });
  await em.flush();
  return listNotes(em, submission);
}

/** Removes a note; a note of another submission counts as missing. */
export async function removeNote(
  em: EntityManager,
  input: { actor: Actor; submissionId: string; noteId: string },
): Promise<PresentedNote[]> {
  const { actor, submissionId, noteId } = input;
  const { submission } = await findAnnotatable(em, actor, submissionId);
  const removed = await em.nativeDelete(SubmissionNote, {
    id: noteId,
    submissionId,
    accountId: submission.accountId,
  });
  if (removed === 0) throw new ProblemError('note.not_found');
  return listNotes(em, submission);
}
