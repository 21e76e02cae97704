import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SubmissionNote as PresentedNote } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { findAnnotatable } from '../findVisible.ts';
import { SubmissionNote } from '../../platform/entities/submissionNote.entity.ts';

const LIST = `
  select n.id, n.text, n.created_at, coalesce(nullif(p.full_name, ''), p.email) as author
  from submission_notes n left join profiles p on p.user_id = n.author_id
  where n.submission_id = ? order by n.created_at, n.id`;

/** Lists the notes of a submission, oldest first. The caller has checked access. */
export async function listNotes(em: EntityManager, submissionId: string): Promise<PresentedNote[]> {
  const rows = await em.execute<{ id: string; text: string; created_at: Date; author: string | null }[]>(
    LIST,
    [submissionId],
  );
  return rows.map(({ id, text, created_at, author }) => ({
    id,
    text,
    author,
    createdAt: new Date(created_at).toISOString(),
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
  return listNotes(em, submissionId);
}

/** Removes a note; a note of another submission counts as missing. */
export async function removeNote(
  em: EntityManager,
  input: { actor: Actor; submissionId: string; noteId: string },
): Promise<PresentedNote[]> {
  const { actor, submissionId, noteId } = input;
  await findAnnotatable(em, actor, submissionId);
  const removed = await em.nativeDelete(SubmissionNote, { id: noteId, submissionId });
  if (removed === 0) throw new ProblemError('note.not_found');
  return listNotes(em, submissionId);
}
