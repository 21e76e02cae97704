import { OnlineMigration } from '../onlineMigration.ts';

/** Counters of each table: `x` is the total, `x_at` the packed quarters, `x_by_quarter` the array. */
const TABLES = {
  form_stats_days: ['views', 'starts', 'completions', 'submissions', 'clicks', 'redirects'],
  form_stats_details: ['count'],
} as const;
type StatsTable = keyof typeof TABLES;

const KEYS: Readonly<Record<StatsTable, readonly string[]>> = {
  form_stats_days: ['form_id', 'day', 'shard'],
  form_stats_details: ['form_id', 'kind', 'day', 'key', 'shard'],
};

/** Rows of one batch: an upsert of a locked row waits for the whole batch. */
const BATCH_ROWS = 500;

/** Digit group of a quarter in a packed number. */
const unitOf = (quarter: string): string => `('1e' || 8 * (${quarter} - 1))::numeric`;

/** Arrays of counts: element 1 counts the quarter of an hour from midnight UTC; a missing or null element is 0. */
const FUNCTIONS = [
  `create or replace function quarter_of(at timestamptz) returns integer
    language sql immutable strict parallel safe as $f$
    select floor(extract(epoch from (at at time zone 'UTC')::time) / 900)::integer + 1 $f$`,
  `create or replace function add_quarter(counts integer[], quarter integer, added integer) returns integer[]
    language plpgsql immutable strict parallel safe as $f$
    begin
      -- The first element of an empty array sets its lower bound.
      if cardinality(counts) = 0 then counts[1] := null; end if;
      counts[quarter] := coalesce(counts[quarter], 0) + added;
      return counts;
    end $f$`,
  // Most added arrays have one count, at their end, so the loop runs backwards until all are found.
  `create or replace function add_quarters(counts integer[], added integer[]) returns integer[]
    language plpgsql immutable strict parallel safe as $f$
    declare
      remaining integer := cardinality(array_remove(added, null));
    begin
      for quarter in reverse cardinality(added) .. 1 loop
        exit when remaining = 0;
        continue when added[quarter] is null;
        counts := add_quarter(counts, quarter, added[quarter]);
        remaining := remaining - 1;
      end loop;
      return counts;
    end $f$`,
  `create or replace aggregate quarter_counts(quarter integer, added integer)
    (sfunc = add_quarter, stype = integer[], initcond = '{}', parallel = safe)`,
  `create or replace aggregate sum_quarters(added integer[])
    (sfunc = add_quarters, stype = integer[], initcond = '{}', parallel = safe)`,
];

/**
 * Converts between arrays and the packed numbers of the previous release, which reads and writes only those. The
 * next release drops these functions with their triggers, the columns `*_at`, `form_stats_quarter(timestamptz)` and
 * the lines marked `bridge` of counting functions (decision 167).
 */
const BRIDGES = [
  // Digit groups may be negative and borrow from the next; adding 50,000,000 to each makes all positive. Bytes, because
  // cutting text takes ten times as long.
  `create or replace function bridge_unpack(packed numeric) returns integer[]
    language plpgsql immutable strict parallel safe as $f$
    declare
      digits bytea := convert_to((packed + repeat('50000000', 96)::numeric)::text, 'SQL_ASCII');
      digit_group bytea;
      counts integer[] := '{}';
    begin
      if packed = 0 then return counts; end if;
      for quarter in 1 .. 96 loop
        digit_group := substr(digits, 769 - 8 * quarter, 8);
        continue when digit_group = '50000000';
        counts := add_quarter(counts, quarter, convert_from(digit_group, 'SQL_ASCII')::integer - 50000000);
      end loop;
      return counts;
    end $f$`,
  `create or replace function bridge_pack(counts integer[]) returns numeric
    language sql immutable strict parallel safe as $f$
    select coalesce(sum(count * ${unitOf('quarter')}), 0)
    from unnest(counts) with ordinality as q (count, quarter) where count <> 0 $f$`,
  ...(Object.keys(TABLES) as StatsTable[]).map(
    (table) => `create or replace function bridge_${table}() returns trigger language plpgsql as $f$
    begin
      ${TABLES[table].map(bridgeOf).join('\n      ')}
      return new;
    end $f$`,
  ),
];

/** Completes the form of a counter that was not written. */
function bridgeOf(counter: string): string {
  const [packed, counts] = [`${counter}_at`, `${counter}_by_quarter`];
  const isFilledIn = `old.${counts} <> '{}' or old.${packed} = 0`;
  return `if tg_op = 'INSERT' then
        if new.${packed} = 0 then new.${packed} := bridge_pack(new.${counts});
        elsif new.${counts} = '{}' then new.${counts} := bridge_unpack(new.${packed}); end if;
      elsif new.${packed} <> old.${packed} and new.${counts} = old.${counts} then
        new.${counts} := bridge_unpack(new.${packed});
      elsif new.${packed} = old.${packed} and new.${counts} <> old.${counts} and (${isFilledIn}) then
        new.${packed} := bridge_pack(new.${counts});
      end if;`;
}

/** Creates the triggers of a table. Counting functions write both forms and call neither. */
function bridgeTriggers(table: StatsTable): string[] {
  const anyOf = (condition: (counter: string) => string): string => TABLES[table].map(condition).join(' or ');
  const inserted = anyOf((name) => `(new.${name}_at <> 0) <> (new.${name}_by_quarter <> '{}')`);
  const updated = anyOf(
    (name) => `(new.${name}_at <> old.${name}_at) <> (new.${name}_by_quarter <> old.${name}_by_quarter)`,
  );
  return [
    `create or replace trigger bridge_insert before insert on ${table} for each row
      when (${inserted}) execute function bridge_${table}()`,
    `create or replace trigger bridge_update before update on ${table} for each row
      when (${updated}) execute function bridge_${table}()`,
  ];
}

/** Rows that are counted by their time, while `where` holds. */
interface Counted {
  table: string;
  at: string;
  column: string;
  where: string;
  /** The column whose values are also counted separately. */
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
 * Builds the upsert that adds the changes of a statement to counters, in the order of their key. A form that is
 * being deleted takes its counters along, so nothing is counted for it.
 */
function addition(
  counter: string,
  { table, changes, key = {} }: { table: StatsTable; changes: string; key?: Record<string, string> },
): string {
  const own = Object.keys(key);
  const grouped = ['form_id', 'account_id', 'day', ...own].join(', ');
  const conflict = KEYS[table].join(', ');
  const [packed, counts] = [`${counter}_at`, `${counter}_by_quarter`];
  return `insert into ${table} as s (${grouped}, shard,
        ${packed}, -- bridge
        ${counter}, ${counts})
      select ${grouped}, mod(pg_backend_pid(), 16),
        sum(n * ${unitOf('quarter')}), -- bridge
        sum(n), quarter_counts(quarter, n)
      from (
        select form_id, account_id, (at at time zone 'UTC')::date as day, ${own.map((name) => `${key[name]} as ${name}, `).join('')}
          quarter_of(at) as quarter, sum(sign)::integer as n
        from (${changes}) changes group by ${grouped}, quarter having sum(sign) <> 0
      ) c
      where exists (select from forms f where f.id = c.form_id)
      group by ${grouped} order by ${KEYS[table].filter((name) => name !== 'shard').join(', ')}
      on conflict (${conflict}) do update set
        ${packed} = s.${packed} + excluded.${packed}, -- bridge
        ${counter} = s.${counter} + excluded.${counter},
        ${counts} = add_quarters(s.${counts}, excluded.${counts});`;
}

/** Counts by statement, not by row: a batch of 500 rows costs one upsert of each form and day. */
function countingFunctions({ table, at, column, where, detail }: Counted): string[] {
  const rows = (from: string, sign: number): string =>
    `select form_id, account_id, ${at} as at${detail ? `, ${detail.column}` : ''}, ${sign} as sign from ${from} where ${where}`;
  const [added, removed] = [rows('new_rows', 1), rows('old_rows', -1)];
  return Object.entries({ insert: added, update: `${added} union all ${removed}`, delete: removed }).map(
    ([operation, changes]) => `create or replace function count_${table}_${operation}() returns trigger language plpgsql as $f$
    begin
      ${addition(column, { table: 'form_stats_days', changes })}
      ${detail ? addition('count', { table: 'form_stats_details', changes, key: { kind: `'${detail.kind}'`, key: detail.column } }) : ''}
      return null;
    end $f$`,
  );
}

/** Marks completed days as changed. @param columns limits it to changes of these. */
const markPast = (columns: readonly string[]): string =>
  `create or replace trigger mark_past_update after update ${columns.length > 0 ? `of ${columns.join(', ')}` : ''}
    on form_stats_days for each row
    when (old.day < (now() at time zone 'UTC')::date or new.day < (now() at time zone 'UTC')::date)
    execute function mark_past_counters()`;

/** Stores the counters of a day as one array each, instead of one packed number each (decision 167). */
export class Migration20261122231344_quarterArrays extends OnlineMigration {
  override name = 'Migration20261122231344_quarterArrays';

  override async up(): Promise<void> {
    await this.change(...FUNCTIONS, ...BRIDGES);
    // The backfill changes no count, so it must not invalidate the cache of completed days.
    await this.change(markPast(['day', ...TABLES.form_stats_days, ...TABLES.form_stats_days.map((name) => `${name}_at`)]));
    for (const table of Object.keys(TABLES) as StatsTable[]) {
      const added = TABLES[table].map((name) => `add column if not exists ${name}_by_quarter integer[] not null default '{}'`);
      await this.change(`alter table ${table} ${added.join(', ')}`, ...bridgeTriggers(table));
      await this.backfill(table, {
        key: KEYS[table],
        set: TABLES[table].map((name) => `${name}_by_quarter = bridge_unpack(t.${name}_at)`).join(', '),
        from: '(select) nothing',
        where: 'true',
        rows: BATCH_ROWS,
      });
    }
    await this.change(markPast([]), ...COUNTED.flatMap(countingFunctions));
  }
}
