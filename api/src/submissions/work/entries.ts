import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionEntry } from '../../platform/contract/index.ts';

/** Most entries of one submission that are shown: the newest. */
const MOST_ENTRIES = 200;

interface Row extends Omit<SubmissionEntry, 'createdAt'> {
  created_at: Date;
}

const LIST = `
  select * from (
    select e.id, e.kind, e.text, e.address, e.subject, e.created_at,
      coalesce(nullif(p.full_name, ''), p.email) as author
    from submission_entries e left join profiles p on p.user_id = e.author_id
    where e.submission_id = ? order by e.created_at desc, e.id desc limit ?) newest
  order by created_at, id`;

/** Lists what happened to a submission, oldest first. The caller has checked access. */
export async function listEntries(em: EntityManager, submissionId: string): Promise<SubmissionEntry[]> {
  const rows = await em.execute<Row[]>(LIST, [submissionId, MOST_ENTRIES]);
  return rows.map(({ created_at: createdAt, ...entry }) => ({
    ...entry,
    createdAt: new Date(createdAt).toISOString(),
  }));
}
