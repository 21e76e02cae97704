import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnalyticsCounts } from '../contract/index.ts';
import { idArray } from '../submissions/submissionFilter.ts';
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

/**
 * Whole days by their totals; of the days a period begins and ends within, the quarters before the edge
 * are added or taken away.
 */
const READ_FORMS = `
  select form_id,
    ${NAMES.flatMap((name) => {
      const column = COLUMNS[name];
      return [
        `coalesce(sum(${column}) filter (where day >= ?::date and day < ?::date), 0)::int as "${name}"`,
        `coalesce(sum(${column}) filter (where day < ?::date), 0)::int as "${name}Before"`,
        `(sum(${column}_at) filter (where day = ?::date))::text as "${name}From"`,
        `(sum(${column}_at) filter (where day = ?::date))::text as "${name}Until"`,
      ];
    }).join(',\n    ')}
  from form_stats_days where form_id = any(?::uuid[]) and day >= ?::date and day <= ?::date
  group by form_id`;

const READ_EDGE = `
  select ${NAMES.map((name) => `sum(${COLUMNS[name]}_at)::text as "${name}"`).join(', ')}
  from form_stats_days where form_id = any(?::uuid[]) and day = ?::date`;

type FormRow = Record<string, string | number | null> & { form_id: string };

/** The counts of a period by form, and of the one before over all forms. */
export async function readFormCounts(
  em: EntityManager,
  formIds: readonly string[],
  periods: Periods,
): Promise<{ byForm: Map<string, AnalyticsCounts>; before: AnalyticsCounts }> {
  const [before, from, until] = [placeOf(periods.before), placeOf(periods.from), placeOf(periods.until)];
  const ids = idArray(formIds);
  const rows = await em.execute<FormRow[]>(READ_FORMS, [
    ...NAMES.flatMap(() => [from.day, until.day, from.day, from.day, until.day]),
    ...[ids, before.day, until.day],
  ]);
  const [edge] = await em.execute<Partial<Record<keyof AnalyticsCounts, Packed>>[]>(READ_EDGE, [
    ids,
    before.day,
  ]);
  const packed = (row: FormRow, name: string): Packed => (row[name] as Packed | undefined) ?? null;
  const byForm = new Map<string, AnalyticsCounts>();
  const earlier: AnalyticsCounts[] = [];
  for (const row of rows) {
    const head = countsOf((name) => countBefore(packed(row, `${name}From`), from.quarter));
    const tail = countsOf((name) => countBefore(packed(row, `${name}Until`), until.quarter));
    byForm.set(
      row.form_id,
      countsOf((name) => Number(row[name]) - head[name] + tail[name]),
    );
    earlier.push(countsOf((name) => Number(row[`${name}Before`]) + head[name]));
  }
  const all = addCounts(earlier);
  const skipped = countsOf((name) => countBefore(edge?.[name] ?? null, before.quarter));
  return { byForm, before: countsOf((name) => all[name] - skipped[name]) };
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
export type DatedCounts = Pick<AnalyticsCounts, 'submissions' | 'views' | 'starts'>;

const READ_DAYS = `
  select day::text, sum(submissions_at)::text as submissions, sum(views_at)::text as views,
    sum(starts_at)::text as starts
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
  em.execute<DayRow[]>(READ_DAYS, [
    idArray(formIds),
    ...stretches.flat().map((at) => placeOf(at).day),
  ]);
