import type { Read } from '../../platform/db/readTogether.ts';
import { allOf, idArray, sql, type Sql } from '../../platform/db/sql.ts';
import {
  behind,
  endsOf,
  isWhole,
  ordered,
  pageOfKeys,
  present,
  readPage,
  type FoundPage,
  type PageRequest,
  type PageStatement,
} from './pageStatement.ts';
import { scanForms } from './scanForms.ts';
import { IN_INBOX } from './submissionFilter.ts';

/** Rows scanned first for each row of a page, newest first: enough for most filters. */
const FIRST_ROWS_PER_ROW = 4;
/** Rows scanned, newest first, before the text index is used: finds frequent matches. */
const MORE_ROWS = 1_500;
/** Rows scanned for a filter without an index; the next page continues behind them. */
const MOST_ROWS = 60_000;
/** Least rows scanned of each form. */
const LEAST_ROWS_PER_FORM = 100;

/**
 * Finds a page in steps: the plan for conditions that each row has to be read for, on texts, answers and unread rows.
 * It scans a few of the newest rows, which is enough for what many rows meet, then more, and at last asks the text
 * index; a filter that has none is cut off after 60,000 rows, and the next page continues there.
 */
export async function lookThrough(read: Read, request: PageRequest): Promise<FoundPage> {
  const { indexable } = request.scope;
  const first = await readPage(read, firstScan(request));
  if (isWhole(first)) return first;
  // Without any match so far, scanning more would hardly find one.
  if (endsOf(first) || !indexable) {
    const more = await readPage(read, byKeys(request, scan(request, MORE_ROWS)));
    if (isWhole(more)) return more;
  }
  const last = indexable ? byIndex(request, indexable) : scan(request, MOST_ROWS);
  return readPage(read, byKeys(request, last));
}

/** Selects the page by the first scan; it may not be whole. */
export const firstScan = (request: PageRequest): PageStatement =>
  byKeys(request, scan(request, FIRST_ROWS_PER_ROW * request.limit));

const byKeys = (request: PageRequest, keys: Sql): PageStatement => ({
  select: present(request, pageOfKeys(request, keys)),
  isKept: false,
});

/** Scans the first rows of each form. */
function scan(request: PageRequest, rows: number): Sql {
  const { scope, limit } = request;
  const scanned = scanForms(request, {
    forms: sql`form`,
    formId: sql`form.id`,
    fits: allOf([...scope.filters, ...scope.textMatch]),
    each: sql`${Math.max(Math.ceil(rows / scope.formIds.length), LEAST_ROWS_PER_FORM)}`,
    most: sql`${limit + 1}`,
  });
  return sql`
    with ${scanned}
    select submitted_at, id, false from scanned
    union all select submitted_at, id, true from reached`;
}

/** Finds matches by the text index, and by the names of forms and days. */
function byIndex(request: PageRequest, lookup: Sql): Sql {
  const { scope, order, limit } = request;
  const others = allOf([IN_INBOX, ...behind(request), ...scope.filters]);
  const whole = allOf([others, sql`s.form_id = any(${idArray(scope.formIds)}::uuid[])`, ...scope.textMatch]);
  const rows = sql`select s.submitted_at, s.id from form_submissions s where ${whole}`;
  const legs = [
    sql`${rows} and ${lookup}`,
    sql`${rows} and s.search_text is null`,
    ...namedLegs(request, others),
  ];
  return sql`
    with hits as materialized (${sql.join(legs, sql` union `)})
    select submitted_at, id, false from hits ${ordered(order)} limit ${limit + 1}`;
}

/** Finds rows of forms and days whose name matches, at most a page of each. */
function namedLegs({ scope, order, limit }: PageRequest, others: Sql): Sql[] {
  const { search, field } = scope;
  if (!search) return [];
  const condition = allOf([others, ...(field ? [field] : [])]);
  const titled = sql`
    select found.* from unnest(${idArray(search.titledFormIds)}::uuid[]) as form(form_id) cross join lateral (
       select s.submitted_at, s.id from form_submissions s
       where s.form_id = form.form_id and ${condition} ${ordered(order)} limit ${limit + 1}) as found`;
  const starts = `{${search.days.map(({ from }) => from.toISOString()).join(',')}}`;
  const ends = `{${search.days.map(({ until }) => until.toISOString()).join(',')}}`;
  const dated = sql`
    select found.* from unnest(${idArray(scope.formIds)}::uuid[]) as form(form_id)
     cross join unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as day(starts, ends)
     cross join lateral (
       select s.submitted_at, s.id from form_submissions s
       where s.form_id = form.form_id and s.submitted_at >= day.starts and s.submitted_at < day.ends
         and ${condition} ${ordered(order)} limit ${limit + 1}) as found`;
  return [...(search.titledFormIds.length > 0 ? [titled] : []), ...(search.days.length > 0 ? [dated] : [])];
}
