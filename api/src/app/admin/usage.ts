import type { EntityManager } from '@mikro-orm/postgresql';
import { USAGE_DAYS, type AdminUsage } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { BYTES_OF_UPLOAD } from '../../platform/files/accountBytes.ts';
import { findOwnerProfiles } from './findOwnerProfiles.ts';

/** Accounts that are listed. */
const MOST_ACCOUNTS = 50;

interface UsageRow {
  account_id: string;
  forms: number;
  submissions: number;
  bytes: number;
  all_submissions: number;
  all_bytes: number;
}

const usage = sql<UsageRow>`
  with received as (
      select account_id, sum(submissions)::int as submissions from form_stats_days
      where day > current_date - ${USAGE_DAYS}::int group by account_id),
    stored as (
      select account_id, sum(bytes)::float8 as bytes from (
        select account_id, ${BYTES_OF_UPLOAD} as bytes from uploads
        union all select account_id, size from pictures) as file
      group by account_id),
    owned as (select account_id, count(*)::int as forms from forms where deleted_at is null group by account_id)
  select id as account_id, coalesce(forms, 0) as forms, coalesce(submissions, 0) as submissions,
    coalesce(bytes, 0) as bytes, sum(coalesce(submissions, 0)) over ()::int as all_submissions,
    sum(coalesce(bytes, 0)) over ()::float8 as all_bytes
  from accounts left join received on received.account_id = id left join stored on stored.account_id = id
    left join owned on owned.account_id = id
  where forms > 0 or submissions > 0 or bytes > 0
  order by 3 desc, 4 desc, 1 limit ${MOST_ACCOUNTS}`;

/** Returns what accounts use, those with the most submissions first (ADMIN-051). */
export async function getUsage(em: EntityManager): Promise<AdminUsage> {
  const rows = await run(em, usage);
  const owners = await findOwnerProfiles(
    em,
    rows.map((row) => row.account_id),
  );
  return {
    submissions: rows[0]?.all_submissions ?? 0,
    storedBytes: rows[0]?.all_bytes ?? 0,
    accounts: rows.map((row) => ({
      accountId: row.account_id,
      ownerName: owners.get(row.account_id)?.fullName ?? '',
      ownerEmail: owners.get(row.account_id)?.email ?? '',
      formCount: row.forms,
      submissions: row.submissions,
      storedBytes: row.bytes,
    })),
  };
}
