import { Migration } from '@mikro-orm/migrations';

/** Rows that are counted, by their time, while `where` holds. */
interface Counted {
  table: string;
  at: string;
  column: string;
  where: string;
  /** The column whose values are counted each for themselves as well. */
  detail?: { kind: string; column: string };
}

const COUNTED: readonly Counted[] = [
  { table: 'form_submissions', at: 'submitted_at', column: 'submissions', where: 'deleted_at is null' },
  { table: 'form_redirects', at: 'redirected_at', column: 'redirects', where: 'redirected_at is not null' },
  { table: 'email_clicks', at: 'clicked_at', column: 'clicks', where: 'true', detail: { kind: 'click', column: 'click_type' } },
];

/** What a statement adds to the counters: one row for each form and day, whatever it wrote. */
function additions(counted: Counted, changes: string): string[] {
  const { at, column, detail } = counted;
  const sums = `(r.${at} at time zone 'UTC')::date as day, sum(r.sign)::int as n, sum(r.sign * form_stats_quarter(r.${at})) as n_at`;
  // A form or an account that is being deleted takes its counters along: there is nothing to count for.
  const kept = `where c.n_at <> 0 and exists (
        select from forms f join users u on u.id = f.user_id where f.id = c.form_id
      )`;
  const days = `insert into form_stats_days as s (form_id, day, shard, account_id, ${column}, ${column}_at)
      select c.form_id, c.day, mod(pg_backend_pid(), 16), c.account_id, c.n, c.n_at
      from (select r.form_id, r.account_id, ${sums} from (${changes}) r group by 1, 2, 3) c ${kept}
      order by c.form_id, c.day
      on conflict (form_id, day, shard) do update
        set ${column} = s.${column} + excluded.${column}, ${column}_at = s.${column}_at + excluded.${column}_at;`;
  if (!detail) return [days];
  const details = `insert into form_stats_details as s (form_id, kind, day, key, shard, account_id, count, count_at)
      select c.form_id, '${detail.kind}', c.day, c.key, mod(pg_backend_pid(), 16), c.account_id, c.n, c.n_at
      from (select r.form_id, r.account_id, r.${detail.column} as key, ${sums} from (${changes}) r group by 1, 2, 3, 4) c ${kept}
      order by c.form_id, c.day, c.key
      on conflict (form_id, kind, day, key, shard) do update
        set count = s.count + excluded.count, count_at = s.count_at + excluded.count_at;`;
  return [days, details];
}

/** Statement by statement, never row by row: a batch of 500 costs one addition. */
function countingTriggers(counted: Counted): string[] {
  const { table, at, where, detail } = counted;
  const rows = (from: string, sign: number): string =>
    `select form_id, account_id, ${at}${detail ? `, ${detail.column}` : ''}, ${sign} as sign from ${from} where ${where}`;
  const added = rows('new_rows', 1);
  const removed = rows('old_rows', -1);
  const operations = [
    ['insert', 'new table as new_rows', added],
    ['update', 'old table as old_rows new table as new_rows', `${added} union all ${removed}`],
    ['delete', 'old table as old_rows', removed],
  ] as const;
  return operations.flatMap(([operation, tables, changes]) => [
    `create function count_${table}_${operation}() returns trigger language plpgsql as $f$
    begin
      ${additions(counted, changes).join('\n      ')}
      return null;
    end $f$;`,
    `create trigger count_${operation} after ${operation} on ${table} referencing ${tables}
      for each statement execute function count_${table}_${operation}();`,
  ]);
}

/** Counts what was there before: first by quarter, so that millions of rows are some thousand additions. */
function backfill(counted: Counted): string[] {
  const { table, at, where, detail } = counted;
  const key = detail ? `${detail.column}, ` : '';
  const rows = `select form_id, account_id, ${key}date_bin('15 minutes', ${at}, timestamptz 'epoch') as ${at},
      count(*)::int as sign from ${table} where ${where} group by 1, 2, 3${detail ? ', 4' : ''}`;
  return additions(counted, rows);
}

export class Migration20261121121501_analytics extends Migration {

  override name = 'Migration20261121121501_analytics';

  override up(): void | Promise<void> {
    this.addSql(`create table "form_stats_details" ("form_id" uuid not null, "kind" text not null, "day" date not null, "key" text not null, "shard" smallint not null, "account_id" uuid not null, "count" int not null default 0, "count_at" numeric not null default '0', primary key ("form_id", "kind", "day", "key", "shard")) with (fillfactor = 70);`);
    this.addSql(`create index "form_stats_details_account" on "form_stats_details" ("account_id");`);

    this.addSql(`create table "form_stats_days" ("form_id" uuid not null, "day" date not null, "shard" smallint not null, "account_id" uuid not null, "views" int not null default 0, "starts" int not null default 0, "completions" int not null default 0, "submissions" int not null default 0, "clicks" int not null default 0, "redirects" int not null default 0, "views_at" numeric not null default '0', "starts_at" numeric not null default '0', "completions_at" numeric not null default '0', "submissions_at" numeric not null default '0', "clicks_at" numeric not null default '0', "redirects_at" numeric not null default '0', primary key ("form_id", "day", "shard")) with (fillfactor = 70);`);
    this.addSql(`create index "form_stats_days_account" on "form_stats_days" ("account_id");`);

    this.addSql(`create unlogged table "visit_marks" ("load_id" uuid not null, "mark" text not null, "seen_at" timestamptz not null, primary key ("load_id", "mark"));`);
    this.addSql(`create index "visit_marks_seen" on "visit_marks" ("seen_at");`);

    this.addSql(`drop table if exists "form_stats_hourly" cascade;`);

    this.addSql(`alter table "form_stats_details" add constraint "form_stats_details_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_stats_details" add constraint "form_stats_details_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_stats_details" add constraint "form_stats_details_kind" check (kind in ('click', 'reached', 'error', 'duration'));`);

    this.addSql(`alter table "form_stats_days" add constraint "form_stats_days_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_stats_days" add constraint "form_stats_days_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);

    // A moment as the quarter of an hour it lies in: eight decimal digits for each of the 96 of a day.
    this.addSql(`create function form_stats_quarter(at timestamptz) returns numeric language sql immutable parallel safe as $f$
      select ('1e' || 8 * (mod(floor(extract(epoch from at))::bigint, 86400) / 900))::numeric $f$;`);
    for (const counted of COUNTED) {
      for (const statement of countingTriggers(counted)) this.addSql(statement);
      for (const statement of backfill(counted)) this.addSql(statement);
    }
  }

  override down(): void | Promise<void> {
    for (const { table } of COUNTED) {
      for (const operation of ['insert', 'update', 'delete']) {
        this.addSql(`drop trigger count_${operation} on ${table};`);
        this.addSql(`drop function count_${table}_${operation}();`);
      }
    }
    this.addSql(`drop function form_stats_quarter(timestamptz);`);
    this.addSql(`create table "form_stats_hourly" ("account_id" uuid not null, "clicks" int not null default 0, "form_id" uuid not null, "hour" timestamptz(6) not null, "redirects" int not null default 0, "starts" int not null default 0, "submissions" int not null default 0, "views" int not null default 0, primary key ("form_id", "hour"));`);
    this.addSql(`create index "form_stats_hourly_account" on "form_stats_hourly" ("account_id", "hour");`);

    this.addSql(`drop table if exists "form_stats_details" cascade;`);
    this.addSql(`drop table if exists "form_stats_days" cascade;`);
    this.addSql(`drop table if exists "visit_marks" cascade;`);

    this.addSql(`alter table "form_stats_hourly" add constraint "form_stats_hourly_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_stats_hourly" add constraint "form_stats_hourly_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
  }

}
