import type { Pool } from 'pg';

/** The SQL of the place of `q`, a waiting row of `submission_quotas`: behind those of each of its quotas, from 1. */
export const POSITION = `
  select max(place)::int from (
    select count(*) as place from unnest(q.quota_ids) quota
    join submission_quotas w on w.account_id = q.account_id and w.form_id = q.form_id and w.state = 'waiting'
      and w.turn <= q.turn and quota = any(w.quota_ids)
    group by quota
  ) places`;

const FIND = `
  select (${POSITION}) as position from submission_quotas q
  where q.account_id = $1 and q.form_id = $2 and q.submission_id = $3 and q.state = 'waiting'`;

/** Finds the place of a submission on the waiting list of its form, from 1; null for one that does not wait. */
export async function findPosition(
  pool: Pool,
  { accountId, formId, id }: { accountId: string; formId: string; id: string },
): Promise<number | null> {
  const { rows } = await pool.query<{ position: number }>(FIND, [accountId, formId, id]);
  return rows[0]?.position ?? null;
}
