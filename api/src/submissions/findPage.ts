import type { Actor } from '../identity/actor.ts';
import { DEFAULT_SUBMISSION_PAGE, MAX_SUBMISSION_PAGE } from '../contract/index.ts';
import type { Read } from '../db/readTogether.ts';
import type { InboxKey } from './inboxCursor.ts';
import { allOf, idArray, sql, type Sql } from '../db/sql.ts';
import { exactTime, joinSubmissions, submissionColumns, type SubmissionRow } from './readSubmissions.ts';
import { answersIn, sinceIn, type AnswerVisibility } from './answerVisibility.ts';
import { IN_INBOX, type SubmissionScope } from './submissionFilter.ts';

/** Rows scanned first for each row of a page, newest first: enough for most filters. */
const FIRST_ROWS_PER_ROW = 4;
/** Rows scanned, newest first, before the text index is used: finds frequent matches. */
const MORE_ROWS = 1_500;
/** Rows scanned for a filter without an index; the next page continues behind them. */
const MOST_ROWS = 60_000;
/** Least rows scanned of each form. */
const LEAST_ROWS_PER_FORM = 100;

/** A page to find. */
export interface PageRequest {
  scope: SubmissionScope;
  order: 'asc' | 'desc';
  /** The place the page begins at, or behind. */
  start: (InboxKey & { isIncluded: boolean }) | null;
  limit: number;
  /** True for starred or tagged rows only, of which there are few. */
  isMarked: boolean;
}

/** The rows of a page, and one more where another page follows. */
export interface FoundPage {
  rows: PageRow[];
  /** The place where the scan stopped; the next page begins behind it. */
  reached: InboxKey | null;
}

/** A submission with its place in the inbox. */
export type PageRow = SubmissionRow & InboxKey;

/** The row that says where the scan stopped. */
interface EndRow extends InboxKey {
  is_end: true;
}

/** Finds a page by the plan that reads the fewest rows. */
export async function findPage(
  read: Read,
  actor: Pick<Actor, 'id'>,
  request: PageRequest,
): Promise<FoundPage> {
  const { scope } = request;
  if (scope.formIds.length === 0) return { rows: [], reached: null };
  const run = (keys: Sql, isKept = false): Promise<FoundPage> =>
    readRows(read, actor, { keys, visibility: scope.visibility, order: request.order, isKept });
  if (request.isMarked) return run(byCondition(request));
  if (scope.textMatch.length === 0 && !scope.isByRead) return run(byForm(request), true);
  const first = await run(lookThrough(request, FIRST_ROWS_PER_ROW * request.limit));
  if (isWhole(first, request)) return first;
  // Without any match so far, scanning more would hardly find one.
  if (first.rows.length > 0 || !scope.indexable) {
    const more = await run(lookThrough(request, MORE_ROWS));
    if (isWhole(more, request)) return more;
  }
  if (!scope.indexable) return run(lookThrough(request, MOST_ROWS));
  return run(byIndex(request, scope.indexable));
}

/** True for a full page, or for all rows there are. */
const isWhole = ({ rows, reached }: FoundPage, { limit }: PageRequest): boolean =>
  !reached || rows.length > limit;

/** Reads the rows of keys in one round trip. @param keys time, id, and whether the scan stopped there. */
async function readRows(
  read: Read,
  actor: Pick<Actor, 'id'>,
  {
    keys,
    visibility,
    order,
    isKept,
  }: { keys: Sql; visibility: AnswerVisibility; order: 'asc' | 'desc'; isKept: boolean },
): Promise<FoundPage> {
  const found = await read<PageRow | EndRow>(
    sql`with wanted(submitted_at, id, is_end) as materialized (${keys})
       select ${exactTime('wanted')} as at, wanted.is_end, ${submissionColumns(answersIn(visibility))}
       from wanted ${joinSubmissions(actor)}
       order by wanted.is_end, wanted.submitted_at ${sql.raw(order)}, wanted.id ${sql.raw(order)}`,
    { isKept },
  );
  const rows = found.filter((row): row is PageRow => !('is_end' in row && row.is_end));
  const end = found.length > rows.length ? found.at(-1) : undefined;
  return { rows, reached: end ? { at: end.at, id: end.id } : null };
}

const ordered = (order: 'asc' | 'desc'): Sql => sql.raw(`order by submitted_at ${order}, id ${order}`);

/** Limits the scan to rows the reader may see: a cursor names where it stopped. */
function behind({ scope, start, order }: PageRequest): Sql[] {
  const seen = sinceIn(scope.visibility);
  if (!start) return seen;
  const sign = sql.raw((order === 'desc' ? '<' : '>') + (start.isIncluded ? '=' : ''));
  return [...seen, sql`(s.submitted_at, s.id) ${sign} (${start.at}::timestamptz, ${start.id}::uuid)`];
}

/**
 * Merges the first rows of each form: reads at most a page of each. The limit is part of the text, because a
 * generic plan for a parameter would assume many rows.
 */
function byForm(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([IN_INBOX, ...behind(request), ...scope.filters]);
  const most = sql.lit(
    (limit <= DEFAULT_SUBMISSION_PAGE ? DEFAULT_SUBMISSION_PAGE : MAX_SUBMISSION_PAGE) + 1,
  );
  return sql`
    select submitted_at, id, false from unnest(${idArray(scope.formIds)}::uuid[]) as form(form_id) cross join lateral (
       select s.submitted_at, s.id from form_submissions s
       where s.form_id = form.form_id and ${condition} ${ordered(order)} limit ${most}) as found
     ${ordered(order)} limit ${most}`;
}

/** Sorts all matching rows, for filters with few matches. */
function byCondition(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([
    sql`s.form_id = any(${idArray(scope.formIds)}::uuid[])`,
    IN_INBOX,
    ...behind(request),
    ...scope.filters,
    ...scope.textMatch,
  ]);
  return sql`
    with hits as materialized (select s.submitted_at, s.id from form_submissions s where ${condition})
    select submitted_at, id, false from hits ${ordered(order)} limit ${limit + 1}`;
}

/**
 * Scans the first rows of each form. Rows behind the last scanned row of a form are unknown, so the page ends at
 * the first such place of all forms.
 */
function lookThrough(request: PageRequest, rows: number): Sql {
  const { scope, order, limit } = request;
  const each = Math.max(Math.ceil(rows / scope.formIds.length), LEAST_ROWS_PER_FORM);
  const condition = allOf([IN_INBOX, ...behind(request)]);
  const match = allOf([...scope.filters, ...scope.textMatch]);
  const sign = sql.raw(order === 'desc' ? '>=' : '<=');
  const opposite = sql.raw(order === 'desc' ? 'asc' : 'desc');
  return sql`
    with seen as materialized (
       select found.* from unnest(${idArray(scope.formIds)}::uuid[]) as form(form_id) cross join lateral (
         select s.form_id, s.submitted_at, s.id, (${match}) as fits from form_submissions s
         where s.form_id = form.form_id and ${condition} ${ordered(order)} limit ${each}) as found
     ), last as (
       select distinct on (form_id) submitted_at, id from seen
       where form_id in (select form_id from seen group by form_id having count(*) = ${each})
       order by form_id, submitted_at ${opposite}, id ${opposite}
     ), reached as (select submitted_at, id from last ${ordered(order)} limit 1),
     page as (
       select submitted_at, id from seen where fits and (
         not exists (select 1 from reached)
         or (submitted_at, id) ${sign} (select r.submitted_at, r.id from reached r))
       ${ordered(order)} limit ${limit + 1}
     )
     select submitted_at, id, false from page
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
