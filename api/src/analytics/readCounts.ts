import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnalyticsCounts } from '../contract/index.ts';
import { idArray } from '../db/sql.ts';
import { countBefore, placeOf, type Packed } from './quarters.ts';
import type { DetailKind } from './formStatsDetail.entity.ts';

/** Columns of form_stats_days, by what they are called in an answer. */
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

/** What each name makes of an answer. */
const countsOf = (read: (name: keyof AnalyticsCounts) => number): AnalyticsCounts => ({
  submissions: read('submissions'),
  views: read('views'),
  starts: read('starts'),
  completions: read('completions'),
  emailClicks: read('emailClicks'),
  formRedirects: read('formRedirects'),
});

/** Several together. */
export const addCounts = (all: Iterable<AnalyticsCounts>): AnalyticsCounts =>
  [...all].reduce((sum, one) => countsOf((name) => sum[name] + one[name]), NO_COUNTS);

/** The period, its end left out, and the beginning of the one before. */
export interface Periods {
  before: Date;
  from: Date;
  until: Date;
}

/** Whole UTC days by their totals, of a period and of the one before. */
const READ_TOTALS = `
  select form_id, day >= ?::date as "isCurrent",
    ${NAMES.map((name) => `sum(${COLUMNS[name]})::int as "${name}"`).join(', ')}
  from form_stats_days where form_id = any(?::uuid[]) and day >= ?::date and day < ?::date group by 1, 2`;

/** The days that a period begins or ends within, packed. */
const READ_EDGES = `
  select form_id, day::text, ${NAMES.map((name) => `sum(${COLUMNS[name]}_at)::text as "${name}"`).join(', ')}
  from form_stats_days where form_id = any(?::uuid[]) and day = any(?::date[]) group by form_id, day`;

type TotalsRow = AnalyticsCounts & { form_id: string; isCurrent: boolean };
type EdgeRow = Record<keyof AnalyticsCounts, Packed> & { form_id: string; day: string };

/** The counts of a period by form, and of the one before over all forms. */
export async function readFormCounts(
  em: EntityManager,
  formIds: readonly string[],
  periods: Periods,
): Promise<{ byForm: Map<string, AnalyticsCounts>; before: AnalyticsCounts }> {
  const [before, from, until] = [placeOf(periods.before), placeOf(periods.from), placeOf(periods.until)];
  const ids = idArray(formIds);
  const rows = await em.execute<TotalsRow[]>(READ_TOTALS, [from.day, ids, before.day, until.day]);
  const totalsOf = (wanted: boolean) =>
    new Map(rows.filter(({ isCurrent }) => isCurrent === wanted).map((row) => [row.form_id, row]));
  const [totals, earlier] = [totalsOf(true), totalsOf(false)];
  const edges = await em.execute<EdgeRow[]>(READ_EDGES, [ids, `{${before.day},${from.day},${until.day}}`]);
  const edgeRows = new Map(edges.map((row) => [`${row.form_id} ${row.day}`, row]));
  /** What a form had on that day before the quarter the edge lies in. */
  const head = (formId: string, edge: { day: string; quarter: number }): AnalyticsCounts => {
    const row = edgeRows.get(`${formId} ${edge.day}`);
    return row ? countsOf((name) => countBefore(row[name], edge.quarter)) : NO_COUNTS;
  };
  /** Whole days, less what of the first is too early, and with what of the last is early enough. */
  const between = (
    whole: AnalyticsCounts = NO_COUNTS,
    early: AnalyticsCounts,
    late: AnalyticsCounts,
  ): AnalyticsCounts => countsOf((name) => whole[name] - early[name] + late[name]);
  const counted = formIds.map((id) => {
    const first = head(id, from);
    return {
      id,
      current: between(totals.get(id), first, head(id, until)),
      before: between(earlier.get(id), head(id, before), first),
    };
  });
  return {
    byForm: new Map(counted.map(({ id, current }) => [id, current])),
    before: addCounts(counted.map((one) => one.before)),
  };
}

const READ_DETAILS = `
  select key,
    coalesce(sum(count) filter (where day < ?::date), 0)::int as count,
    (sum(count_at) filter (where day = ?::date))::text as "from",
    (sum(count_at) filter (where day = ?::date))::text as until
  from form_stats_details
  where form_id = any(?::uuid[]) and kind = ? and day >= ?::date and day <= ?::date
  group by key`;

interface DetailRow {
  key: string;
  count: number;
  from: Packed;
  until: Packed;
}

/** The counts of one kind in a period, by key. */
export async function readDetails(
  em: EntityManager,
  input: { formIds: readonly string[]; kind: DetailKind; from: Date; until: Date },
): Promise<Map<string, number>> {
  const [from, until] = [placeOf(input.from), placeOf(input.until)];
  const rows = await em.execute<DetailRow[]>(READ_DETAILS, [
    ...[until.day, from.day, until.day],
    ...[idArray(input.formIds), input.kind, from.day, until.day],
  ]);
  return new Map(
    rows.map((row) => [
      row.key,
      row.count - countBefore(row.from, from.quarter) + countBefore(row.until, until.quarter),
    ]),
  );
}

/** What is shown by date. */
export const DATED = ['submissions', 'views', 'starts', 'completions'] as const;
export type DatedCounts = Pick<AnalyticsCounts, (typeof DATED)[number]>;

const READ_DAYS = `
  select day::text, ${DATED.map((name) => `sum(${COLUMNS[name]}_at)::text as "${name}"`).join(', ')}
  from form_stats_days
  where form_id = any(?::uuid[]) and (day between ?::date and ?::date or day between ?::date and ?::date)
  group by day`;

/** A UTC day, packed. */
export type DayRow = Record<keyof DatedCounts, Packed> & { day: string };

/** UTC days of two stretches, both ends included, over all forms. */
export const readDays = (
  em: EntityManager,
  formIds: readonly string[],
  stretches: readonly [readonly [Date, Date], readonly [Date, Date]],
): Promise<DayRow[]> =>
  em.execute<DayRow[]>(READ_DAYS, [idArray(formIds), ...stretches.flat().map((at) => placeOf(at).day)]);
