import type { EntityManager } from '@mikro-orm/postgresql';
import { FAILURE_DAYS, type AdminFailures, type ChannelKind } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { findOwnerProfiles } from './findOwnerProfiles.ts';

/** Kinds of failures that are listed. */
const MOST_FAILURES = 50;

interface FailureRow {
  channel: ChannelKind;
  account_id: string;
  form_id: string | null;
  title: string | null;
  count: number;
  last_error: string | null;
  last_ms: number;
}

/** What its channel has given up; what is held back on purpose is none. */
const failures = sql<FailureRow>`
  select d.channel, d.account_id, d.form_id, f.title, count(*)::int as count,
    (array_agg(d.last_error order by d.created_at desc))[1] as last_error,
    (extract(epoch from max(d.created_at)) * 1000)::float8 as last_ms
  from deliveries d left join forms f on f.account_id = d.account_id and f.id = d.form_id
  where d.state = 'failed' and d.held_reason is null and d.created_at > now() - make_interval(days => ${FAILURE_DAYS})
  group by d.channel, d.account_id, d.form_id, f.title
  order by last_ms desc limit ${MOST_FAILURES}`;

/** Lists what did not arrive lately, by form and channel, the last first (ADMIN-050). */
export async function listFailures(em: EntityManager): Promise<AdminFailures> {
  const rows = await run(em, failures);
  const owners = await findOwnerProfiles(
    em,
    rows.map((row) => row.account_id),
  );
  return {
    failures: rows.map((row) => ({
      channel: row.channel,
      form: row.form_id === null ? null : { id: row.form_id, title: row.title ?? '' },
      ownerName: owners.get(row.account_id)?.fullName ?? '',
      ownerEmail: owners.get(row.account_id)?.email ?? '',
      count: row.count,
      lastError: row.last_error,
      lastAt: new Date(row.last_ms).toISOString(),
    })),
  };
}
