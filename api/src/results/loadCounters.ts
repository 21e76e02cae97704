import type { PoolClient } from 'pg';
import { allOf, compile, sql, type Sql } from '../platform/db/sql.ts';
import { slow } from '../platform/db/slowStatements.ts';
import { CHANGE_COLUMNS, type StoredChange } from './countChanges.ts';
import { ALL_DAYS, type CountedForm, type CounterRow } from './counters.ts';
import { countsFrom, type Count } from './tally.ts';

/** Changes that are in memory at once. */
const CHANGES_AT_ONCE = 1_000;

/** Whole UTC days: the first, and the one after the last. */
export interface DaySpan {
  from: string | null;
  until: string | null;
}

const ofForm = ({ id, accountId }: CountedForm): Sql =>
  sql`form_id = ${id}::uuid and account_id = ${accountId}::uuid`;

/** Days of counters: those of a span, or the row of all days. */
function inDays({ from, until }: DaySpan): Sql {
  if (from === null && until === null) return sql`day = ${ALL_DAYS}::date`;
  return allOf([
    sql`day > ${ALL_DAYS}::date`,
    ...(from === null ? [] : [sql`day >= ${from}::date`]),
    ...(until === null ? [] : [sql`day < ${until}::date`]),
  ]);
}

/** Reads counters of a form. @param days a span; without one every stored row. */
export async function loadCounters(
  client: PoolClient,
  form: CountedForm,
  days?: DaySpan,
): Promise<{ day: string; question: string; counts: [string, Count][] }[]> {
  const statement = sql`select day::text, question, counts from form_result_counts
    where ${ofForm(form)} and ${days ? inDays(days) : sql`true`}`;
  const { rows } = await client.query<CounterRow>(slow(statement));
  return rows.map(({ day, question, counts }) => ({ day, question, counts: countsFrom(counts) }));
}

/** Reads the queue of a form. @param where a further condition on them, as `s`. */
export async function loadChanges(
  client: PoolClient,
  form: CountedForm,
  where: Sql = sql`true`,
): Promise<StoredChange[]> {
  const statement = sql`select ${CHANGE_COLUMNS} from form_result_changes s where ${ofForm(form)} and ${where}`;
  const { rows } = await client.query<StoredChange>(slow(statement));
  return rows;
}

/**
 * Reads what blocks do not hold yet, some at a time: the queue of a form, and the changes that are kept for them. Needs
 * a transaction.
 * @param where a further condition, as over `form_submissions s`.
 */
export async function* readAllChanges(
  client: PoolClient,
  form: CountedForm,
  where: Sql,
): AsyncGenerator<(StoredChange & { moment: string })[]> {
  const columns = sql`sign, revision_id, submitted_at, answers, answers as submission_data`;
  await client.query(
    slow(sql`declare changes no scroll cursor for
      select ${CHANGE_COLUMNS}, submitted_at::text as moment from (
        select ${columns} from form_result_changes where ${ofForm(form)}
        union all select ${columns} from form_result_deltas where ${ofForm(form)}) s where ${where}`),
  );
  for (;;) {
    const { rows } = await client.query<StoredChange & { moment: string }>(
      slow(sql`fetch ${sql.lit(CHANGES_AT_ONCE)} from changes`),
    );
    yield rows;
    if (rows.length < CHANGES_AT_ONCE) break;
  }
  await client.query('close changes');
}

/** Reads the changes that counters hold and blocks do not, see `readAllChanges`. */
export async function loadDeltas(client: PoolClient, form: CountedForm, where: Sql): Promise<StoredChange[]> {
  const statement = sql`select ${CHANGE_COLUMNS} from form_result_deltas s where ${ofForm(form)} and ${where}`;
  const { rows } = await client.query<StoredChange>(slow(statement));
  return rows;
}

/** Whether the counters of a form hold everything that was there before it was counted, and their version. */
export type CountingState = { state: 'counted'; version: string } | { state: 'begun' | 'no' };

/** Reads how far the counters of a form are. */
export async function loadState(client: PoolClient, form: CountedForm): Promise<CountingState> {
  const statement = sql`select checked_at is not null as "isChecked", version
    from form_result_states where ${ofForm(form)}`;
  const { rows } = await client.query<{ isChecked: boolean; version: string }>(compile(statement));
  const [row] = rows;
  if (!row) return { state: 'no' };
  return row.isChecked ? { state: 'counted', version: row.version } : { state: 'begun' };
}
