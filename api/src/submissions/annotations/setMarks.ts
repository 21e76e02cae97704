import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SetMarksRequest } from '../../platform/contract/index.ts';
import { submissionsVisibleTo } from '../policy.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { idArray } from '../../platform/db/sql.ts';

const SET = `
  insert into submission_marks (user_id, submission_id, form_id, account_id, read_at, starred_at)
  select ?, s.id, s.form_id, s.account_id, case when ?::boolean then now() end, case when ?::boolean then now() end
  from form_submissions s where s.id = any(?::uuid[])
  on conflict on constraint submission_marks_pkey do update set
    read_at = case when ?::boolean is null then submission_marks.read_at else excluded.read_at end,
    starred_at = case when ?::boolean is null then submission_marks.starred_at else excluded.starred_at end`;

/**
 * Marks submissions for the actor alone; skips those they may not see.
 * @returns the number of marked submissions.
 */
export async function setMarks(
  em: EntityManager,
  input: { actor: Actor; ids: readonly string[]; marks: SetMarksRequest },
): Promise<number> {
  const { actor, marks } = input;
  const visible = { $and: [{ id: { $in: [...new Set(input.ids)] } }, submissionsVisibleTo(actor)] };
  const found = await em.find(Submission, visible, { fields: ['id'], orderBy: { id: 'asc' } });
  if (found.length === 0) return 0;
  const [read, starred] = [marks.read ?? null, marks.starred ?? null];
  await em.execute(SET, [actor.id, read, starred, idArray(found.map(({ id }) => id)), read, starred]);
  return found.length;
}
