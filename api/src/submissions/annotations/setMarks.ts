import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SetMarksRequest } from '../../platform/contract/index.ts';
import { ownRowsOf, type OwnRows } from '../list/ownRows.ts';
import { submissionsVisibleTo } from '../policy.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { idArray, run, sql, type Sql } from '../../platform/db/sql.ts';

const setOf = (
  userId: string,
  { ids, own }: { ids: readonly string[]; own: OwnRows },
  { read, starred }: SetMarksRequest,
): Sql => sql`
  insert into submission_marks (user_id, submission_id, form_id, account_id, read_at, starred_at)
  select ${userId}::uuid, s.id, s.form_id, s.account_id,
    case when ${read ?? null}::boolean then now() end, case when ${starred ?? null}::boolean then now() end
  from form_submissions s where ${own('s')} and s.id = any(${idArray(ids)}::uuid[])
  on conflict on constraint submission_marks_pkey do update set
    read_at = case when ${read ?? null}::boolean is null then submission_marks.read_at else excluded.read_at end,
    starred_at = case when ${starred ?? null}::boolean is null then submission_marks.starred_at else excluded.starred_at end`;

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
  const found = await em.find(Submission, visible, { fields: ['id', 'accountId'], orderBy: { id: 'asc' } });
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  await run(em, setOf(actor.id, { ids, own: ownRowsOf(found) }, marks));
  return found.length;
}
