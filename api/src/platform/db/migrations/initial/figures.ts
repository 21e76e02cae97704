const COUNTERS = `
  create table form_stats_days (
    form_id uuid not null,
    day date not null,
    shard smallint not null,
    account_id uuid not null,
    views int not null default 0,
    starts int not null default 0,
    completions int not null default 0,
    submissions int not null default 0,
    clicks int not null default 0,
    redirects int not null default 0,
    views_at numeric not null default 0,
    starts_at numeric not null default 0,
    completions_at numeric not null default 0,
    submissions_at numeric not null default 0,
    clicks_at numeric not null default 0,
    redirects_at numeric not null default 0,
    primary key (form_id, day, shard, account_id),
    constraint form_stats_days_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  ) with (fillfactor = 70);
  create index form_stats_days_account on form_stats_days (account_id);

  -- A moment as the quarter of an hour it lies in: eight decimal digits for each of the 96 of a day.
  create function form_stats_quarter(at timestamptz) returns numeric language sql immutable parallel safe as $f$
    select ('1e' || 8 * (mod(floor(extract(epoch from at))::bigint, 86400) / 900))::numeric $f$;

  create table form_stats_details (
    form_id uuid not null,
    kind text not null,
    day date not null,
    key text not null,
    shard smallint not null,
    account_id uuid not null,
    count int not null default 0,
    count_at numeric not null default 0,
    primary key (form_id, kind, day, key, shard, account_id),
    constraint form_stats_details_kind check (kind in ('click', 'reached', 'finished', 'error', 'duration', 'ending')),
    constraint form_stats_details_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  ) with (fillfactor = 70);
  create index form_stats_details_account on form_stats_details (account_id);

  create table form_stats_versions (
    form_id uuid not null,
    shard smallint not null,
    account_id uuid not null,
    version bigint not null,
    primary key (form_id, shard, account_id),
    constraint form_stats_versions_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  ) with (fillfactor = 70);
  create index form_stats_versions_account on form_stats_versions (account_id);

  -- Whoever keeps sums of past days asks whether a counter of one has changed since.
  create function mark_past_counters() returns trigger language plpgsql as $f$
  declare
    changed form_stats_days := case when tg_op = 'DELETE' then old else new end;
  begin
    if exists (select from forms f where f.id = changed.form_id) then
      insert into form_stats_versions as v (form_id, shard, account_id, version)
      values (changed.form_id, mod(pg_backend_pid(), 16), changed.account_id, 1)
      on conflict on constraint form_stats_versions_pkey do update set version = v.version + 1;
    end if;
    return null;
  end $f$;
  create trigger mark_past_insert after insert on form_stats_days for each row
    when (new.day < (now() at time zone 'UTC')::date) execute function mark_past_counters();
  create trigger mark_past_update after update on form_stats_days for each row
    when (old.day < (now() at time zone 'UTC')::date or new.day < (now() at time zone 'UTC')::date)
    execute function mark_past_counters();
  create trigger mark_past_delete after delete on form_stats_days for each row
    when (old.day < (now() at time zone 'UTC')::date) execute function mark_past_counters();`;

/** Rows that are counted by the quarter of an hour of their time, while `where` holds. */
interface Counted {
  table: string;
  at: string;
  /** The counter; `COLUMN_at` has the same by quarter. */
  column: string;
  where: string;
  /** The column whose values are counted each for themselves as well. */
  detail?: { kind: string; column: string };
}

const COUNTED: readonly Counted[] = [
  { table: 'form_submissions', at: 'submitted_at', column: 'submissions', where: 'deleted_at is null' },
  { table: 'form_redirects', at: 'redirected_at', column: 'redirects', where: 'redirected_at is not null' },
  {
    table: 'email_clicks',
    at: 'clicked_at',
    column: 'clicks',
    where: 'true',
    detail: { kind: 'click', column: 'click_type' },
  },
];

/**
 * Adds what a statement changed to the counters: one number of up to 770 digits for each quarter of an hour, made once
 * its rows are summed. A change that counts the same as before makes none. Counters are written one by one, each by its
 * account, which is what a trigger may do on a node of a cluster (decision 292).
 * @param key columns of the counter's row beside form, day and shard, each with what it is of a changed row.
 */
function addition(
  table: string,
  column: string,
  { at, changes }: { at: string; changes: string },
  key: Readonly<Record<string, string>> = {},
): string {
  const names = Object.keys(key).map((name) => `${name}, `).join('');
  const values = Object.entries(key).map(([name, value]) => `${value} as ${name}, `).join('');
  const given = Object.keys(key).map((name) => `counted.${name}, `).join('');
  return `
    for counted in
      select c.form_id, (c.quarter at time zone 'UTC')::date as day, ${names}c.account_id, sum(c.n)::int as number,
        sum(c.n * form_stats_quarter(c.quarter)) as number_at
      from (
        select r.form_id, r.account_id, ${values}date_bin('15 minutes', r.${at}, timestamptz 'epoch') as quarter, sum(r.sign) as n
        from (${changes}) r group by ${names}r.form_id, r.account_id, quarter having sum(r.sign) <> 0
      ) c
      group by c.form_id, day, ${names}c.account_id order by c.form_id, day${names && `, ${names.slice(0, -2)}`}
    loop
      continue when not exists (select from forms f where f.id = counted.form_id);
      insert into ${table} as s (form_id, day, ${names}shard, account_id, ${column}, ${column}_at)
      values (counted.form_id, counted.day, ${given}mod(pg_backend_pid(), 16), counted.account_id, counted.number, counted.number_at)
      on conflict on constraint ${table}_pkey do update
        set ${column} = s.${column} + excluded.${column}, ${column}_at = s.${column}_at + excluded.${column}_at;
    end loop;`;
}

/** Statement by statement, never row by row: a batch of 500 costs one addition. */
function countingTriggers({ table, at, column, where, detail }: Counted): string {
  const rows = (from: string, sign: number): string =>
    `select form_id, account_id, ${at}${detail ? `, ${detail.column}` : ''}, ${sign} as sign from ${from} where ${where}`;
  const added = rows('new_rows', 1);
  const removed = rows('old_rows', -1);
  const operations = [
    ['insert', 'new table as new_rows', added],
    ['update', 'old table as old_rows new table as new_rows', `${added} union all ${removed}`],
    ['delete', 'old table as old_rows', removed],
  ] as const;
  return operations
    .map(([operation, tables, changes]) => {
      const details =
        detail &&
        addition('form_stats_details', 'count', { at, changes }, { kind: `'${detail.kind}'`, key: `r.${detail.column}` });
      return `
  create function count_${table}_${operation}() returns trigger language plpgsql as $f$
  declare
    counted record;
  begin${addition('form_stats_days', column, { at, changes })}${details ?? ''}
    return null;
  end $f$;
  create trigger count_${operation} after ${operation} on ${table} referencing ${tables}
    for each statement execute function count_${table}_${operation}();`;
    })
    .join('\n');
}

/** Counters of what happened to a form by day, written by triggers. */
export const FIGURES = `${COUNTERS}\n${COUNTED.map(countingTriggers).join('\n')}`;
