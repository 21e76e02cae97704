import type { AnalyticsCounts } from '../../platform/contract/index.ts';
import type { Read } from '../../platform/db/readTogether.ts';
import { idArray, sql, type Sql } from '../../platform/db/sql.ts';
import { nextDay } from '../../platform/calendar/days.ts';
import { DATED, type CountsByForm, type DatedCounts, type UnpackedDay } from './countedDays.ts';
import type { PastCounters } from './pastCounters.ts';
import { countBefore, placeOf, unpack, type Packed } from './quarters.ts';
import type { DetailKind } from '../../platform/entities/formStatsDetail.entity.ts';

/** Columns of form_stats_days by their names in the response. */
const COLUMNS = {
  submissions: 'submissions',
  views: 'views',
  starts: 'starts',
  completions: 'completions',
  emailClicks: 'clicks',
  formRedirects: 'redirects',
} as const satisfies Record<keyof AnalyticsCounts, string>;
const NAMES = Object.keys(COLUMNS) as (keyof AnalyticsCounts)[];

export const NO_COUNTS: AnalyticsCounts = {
  submissions: 0,
  views: 0,
  starts: 0,
  completions: 0,
  emailClicks: 0,
  formRedirects: 0,
};

/** Builds counts from a value for each name. */
const countsOf = (read: (name: keyof AnalyticsCounts) => number): AnalyticsCounts => ({
  submissions: read('submissions'),
  views: read('views'),
  starts: read('starts'),
  completions: read('completions'),
  emailClicks: read('emailClicks'),
  formRedirects: read('formRedirects'),
});

/** Sums counts. */
export const addCounts = (all: Iterable<AnalyticsCounts>): AnalyticsCounts =>
  [...all].reduce((sum, one) => countsOf((name) => sum[name] + one[name]), NO_COUNTS);

/** A period without its end, and the start of the period before. */
export interface Periods {
  before: Date;
  from: Date;
  until: Date;
}

/** Sums the totals of whole UTC days, of a period and the one before. */
const selectTotals = (formIds: readonly string[], current: string, first: string, end: string): Sql => sql`
  select form_id, day >= ${current}::date as "isCurrent",
    ${sql.raw(NAMES.map((name) => `sum(${COLUMNS[name]})::int as "${name}"`).join(', '))}
  from form_stats_days
  where form_id = any(${idArray(formIds)}::uuid[]) and day >= ${first}::date and day < ${end}::date group by 1, 2`;

/**
 * Counts the events of a day before a quarter: the remainder by nines of the lower digits is the sum of their
 * groups, as in `countBefore`. The database computes it, because hundreds of packed numbers are slow to transfer.
 */
const selectHeads = (formIds: readonly string[], edges: readonly Place[]): Sql => sql`
  select form_id, e.day::text, e.quarter, ${sql.raw(NAMES.map(headOf).join(', '))}
  from unnest(${idArray(edges.map(({ day }) => day))}::date[], ${idArray(edges.map(({ quarter }) => String(quarter)))}::int[])
    e (day, quarter) join form_stats_days s using (day)
  where form_id = any(${idArray(formIds)}::uuid[]) group by form_id, e.day, e.quarter`;

function headOf(name: keyof AnalyticsCounts): string {
  const packed = `sum(${COLUMNS[name]}_at)`;
  return `((${packed} - trunc(${packed}, -8 * e.quarter)) % 99999999)::int as "${name}"`;
}

type TotalsRow = AnalyticsCounts & { form_id: string; isCurrent: boolean };
type HeadRow = AnalyticsCounts & { form_id: string; day: string; quarter: number };

type Place = ReturnType<typeof placeOf>;

/** Reads the counts of a period by form, and of the period before over all forms. */
export async function loadFormCounts(
  read: Read,
  formIds: readonly string[],
  { periods, past }: { periods: Periods; past: PastCounters },
): Promise<{ byForm: Map<string, AnalyticsCounts>; before: AnalyticsCounts }> {
  const [before, from, until] = [placeOf(periods.before), placeOf(periods.from), placeOf(periods.until)];
  const [totals, heads] = await Promise.all([
    readTotals(read, formIds, { before, from, until, past }),
    readHeads(read, formIds, { edges: [before, from, until], past }),
  ]);
  /** Whole days, minus the early part of the first, plus the early part of the last. */
  const between = (
    whole: readonly CountsByForm[],
    [first, last]: readonly [Place, Place],
    id: string,
  ): AnalyticsCounts => {
    const early = heads(first).get(id) ?? NO_COUNTS;
    const late = heads(last).get(id) ?? NO_COUNTS;
    const sum = addCounts(whole.flatMap((counts) => counts.get(id) ?? []));
    return countsOf((name) => sum[name] - early[name] + late[name]);
  };
  return {
    byForm: new Map(formIds.map((id) => [id, between(totals.current, [from, until], id)])),
    before: addCounts(formIds.map((id) => between(totals.before, [before, from], id))),
  };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** Reads whole UTC days; completed ones come from the cache where it has them. */
async function readTotals(
  read: Read,
  formIds: readonly string[],
  { before, from, until, past }: { before: Place; from: Place; until: Place; past: PastCounters },
): Promise<Record<'current' | 'before', CountsByForm[]>> {
  const readBetween = async (first: string, end: string): Promise<[CountsByForm, CountsByForm]> => {
    if (first >= end) return [new Map(), new Map()];
    const rows = await read<TotalsRow>(selectTotals(formIds, from.day, first, end));
    const those = (wanted: boolean): CountsByForm =>
      new Map(
        rows
          .filter(({ isCurrent }) => isCurrent === wanted)
          .map((row) => [row.form_id, countsOf((name) => row[name])]),
      );
    return [those(true), those(false)];
  };
  const end = earlier(until.day, past.until);
  const keys = [
    `current ${before.day} ${from.day} ${end}`,
    `before ${before.day} ${from.day} ${end}`,
  ] as const;
  const readPast = async (): Promise<[CountsByForm, CountsByForm]> => {
    const [current, ahead] = [past.counts.get(keys[0]), past.counts.get(keys[1])];
    if (current && ahead) return [current, ahead];
    const counts = await readBetween(before.day, end);
    past.counts.set(keys[0], counts[0]).set(keys[1], counts[1]);
    return counts;
  };
  const [[current, ahead], [openCurrent, openAhead]] = await Promise.all([
    readPast(),
    readBetween(later(before.day, past.until), until.day),
  ]);
  return { current: [current, openCurrent], before: [ahead, openAhead] };
}

/**
 * Counts, for each edge, the events of its day before its quarter.
 * @returns a look-up of the counts of an edge.
 */
async function readHeads(
  read: Read,
  formIds: readonly string[],
  { edges, past }: { edges: readonly Place[]; past: PastCounters },
): Promise<(edge: Place) => CountsByForm> {
  const keyOf = ({ day, quarter }: Place): string => `head ${day} ${quarter}`;
  const heads = new Map<string, CountsByForm>();
  const missing: Place[] = [];
  // Edges coincide where the reader's visibility starts later.
  for (const edge of new Map(edges.map((one) => [keyOf(one), one])).values()) {
    const known = edge.quarter === 0 ? new Map() : past.counts.get(keyOf(edge));
    if (known) heads.set(keyOf(edge), known);
    else missing.push(edge);
  }
  const rows = missing.length > 0 ? await read<HeadRow>(selectHeads(formIds, missing)) : [];
  for (const edge of missing) {
    const head = new Map(
      rows
        .filter(({ day, quarter }) => day === edge.day && quarter === edge.quarter)
        .map((row) => [row.form_id, countsOf((name) => row[name])]),
    );
    heads.set(keyOf(edge), head);
    if (edge.day < past.until) past.counts.set(keyOf(edge), head);
  }
  return (edge) => heads.get(keyOf(edge)) ?? new Map();
}

interface DetailRow {
  kind: DetailKind;
  key: string;
  count: number;
  from: Packed;
  until: Packed;
}

/**
 * Reads the counts of some kinds in a period, in one statement.
 * @returns a look-up of the counts of a kind, by key.
 */
export async function loadDetails<Kind extends DetailKind>(
  read: Read,
  input: { formIds: readonly string[]; kinds: readonly Kind[]; from: Date; until: Date },
): Promise<(kind: Kind) => Map<string, number>> {
  const [from, until] = [placeOf(input.from), placeOf(input.until)];
  const rows = await read<DetailRow>(sql`
    select kind, key,
      coalesce(sum(count) filter (where day < ${until.day}::date), 0)::int as count,
      (sum(count_at) filter (where day = ${from.day}::date))::text as "from",
      (sum(count_at) filter (where day = ${until.day}::date))::text as until
    from form_stats_details
    where form_id = any(${idArray(input.formIds)}::uuid[]) and kind = any(${idArray(input.kinds)}::text[])
      and day >= ${from.day}::date and day <= ${until.day}::date
    group by kind, key`);
  const countOf = (row: DetailRow): number =>
    row.count - countBefore(row.from, from.quarter) + countBefore(row.until, until.quarter);
  return (kind) => new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, countOf(row)]));
}

const selectDays = (formIds: readonly string[], first: string, last: string): Sql => sql`
  select day::text, ${sql.raw(DATED.map((name) => `sum(${COLUMNS[name]}_at)::text as "${name}"`).join(', '))}
  from form_stats_days
  where form_id = any(${idArray(formIds)}::uuid[]) and day >= ${first}::date and day <= ${last}::date group by day`;

type DayRow = Record<keyof DatedCounts, Packed> & { day: string };

/** Reads UTC days of two periods over all forms, both ends included; days without counts are missing. */
export async function loadDays(
  read: Read,
  formIds: readonly string[],
  { stretches, past }: { stretches: readonly (readonly [Date, Date])[]; past: PastCounters },
): Promise<Map<string, UnpackedDay>> {
  const wanted = new Set(
    stretches.flatMap(([from, until]) => daysBetween(placeOf(from).day, placeOf(until).day)),
  );
  const days = new Map<string, UnpackedDay>();
  const missing: string[] = [];
  for (const day of wanted) {
    const known = day < past.until ? past.days.get(day) : undefined;
    if (known) days.set(day, known);
    else if (known === undefined) missing.push(day);
  }
  for (const [first, last] of runsOf(missing.sort())) {
    const rows = await read<DayRow>(selectDays(formIds, first, last));
    for (const row of rows) days.set(row.day, unpackDay(row));
  }
  for (const day of missing) if (day < past.until) past.days.set(day, days.get(day) ?? false);
  return days;
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}

/** Groups sorted days into runs without gaps. */
function runsOf(days: readonly string[]): [first: string, last: string][] {
  const runs: [string, string][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && nextDay(run[1]) === day) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

const unpackDay = (row: DayRow): UnpackedDay => ({
  submissions: unpack(row.submissions),
  views: unpack(row.views),
  starts: unpack(row.starts),
  completions: unpack(row.completions),
});
