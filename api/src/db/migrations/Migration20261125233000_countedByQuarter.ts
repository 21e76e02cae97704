import { OnlineMigration } from '../onlineMigration.ts';

/** Rows that a statement wrote or removed, for each operation. */
const ADDED = `select form_id, account_id, submitted_at, 1 as sign from new_rows where deleted_at is null`;
const REMOVED = `select form_id, account_id, submitted_at, -1 as sign from old_rows where deleted_at is null`;
const CHANGES = { insert: ADDED, update: `${ADDED} union all ${REMOVED}`, delete: REMOVED };

/** A form that is being deleted takes its counters along: there is nothing to count for. */
const KEPT = `exists (select from forms f where f.id = c.form_id)`;

const define = (operation: string, additions: string): string => `
  create or replace function count_form_submissions_${operation}() returns trigger language plpgsql as $f$
  begin
    insert into form_stats_days as s (form_id, day, shard, account_id, submissions, submissions_at)
    ${additions}
    on conflict (form_id, day, shard) do update
      set submissions = s.submissions + excluded.submissions, submissions_at = s.submissions_at + excluded.submissions_at;
    return null;
  end $f$`;

/** One number of up to 770 digits for each quarter of an hour that changed. */
const byQuarter = (changes: string): string => `
    select c.form_id, (c.quarter at time zone 'UTC')::date, mod(pg_backend_pid(), 16), c.account_id,
      sum(c.n)::int, sum(c.n * form_stats_quarter(c.quarter))
    from (
      select r.form_id, r.account_id, date_bin('15 minutes', r.submitted_at, timestamptz 'epoch') as quarter, sum(r.sign) as n
      from (${changes}) r group by 1, 2, 3 having sum(r.sign) <> 0
    ) c
    where ${KEPT} group by 1, 2, c.account_id order by 1, 2`;

/** One such number for each row. */
const byRow = (changes: string): string => `
    select c.form_id, c.day, mod(pg_backend_pid(), 16), c.account_id, c.n, c.n_at
    from (
      select r.form_id, r.account_id, (r.submitted_at at time zone 'UTC')::date as day,
        sum(r.sign)::int as n, sum(r.sign * form_stats_quarter(r.submitted_at)) as n_at
      from (${changes}) r group by 1, 2, 3
    ) c
    where c.n_at <> 0 and ${KEPT} order by c.form_id, c.day`;

/**
 * Counts the submissions of a statement by quarter before they become the large numbers of the counters, which cost
 * more than the row's foreign key; the text index, which changes no counter, makes none (decision 500).
 */
export class Migration20261125233000_countedByQuarter extends OnlineMigration {
  override name = 'Migration20261125233000_countedByQuarter';

  override async up(): Promise<void> {
    for (const [operation, changes] of Object.entries(CHANGES))
      await this.change(define(operation, byQuarter(changes)));
  }

  override async down(): Promise<void> {
    for (const [operation, changes] of Object.entries(CHANGES))
      await this.change(define(operation, byRow(changes)));
  }
}
