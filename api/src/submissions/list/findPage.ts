import type { Read } from '../../platform/db/readTogether.ts';
import { allOf, idArray, sql, type Sql } from '../../platform/db/sql.ts';
import {
  behind,
  endsOf,
  isWhole,
  literalLimit,
  ordered,
  pageOfKeys,
  present,
  type FoundPage,
  type PageRequest,
  type PageStatement,
} from './pageStatement.ts';
import { scanForms } from './scanForms.ts';
import { SHOWN_COLUMNS } from './submissionJson.ts';
import { IN_INBOX } from './submissionFilter.ts';

/** Rows scanned first for each row of a page, newest first: enough for most filters. */
const FIRST_ROWS_PER_ROW = 4;
/** Rows scanned, newest first, before the text index is used: finds frequent matches. */
const MORE_ROWS = 1_500;
/** Rows scanned for a filter without an index; the next page continues behind them. */
const MOST_ROWS = 60_000;
/** Least rows scanned of each form. */
const LEAST_ROWS_PER_FORM = 100;

/** Selects a page where one plan finds it, whatever the rows; null where the rows decide. */
export function selectPage(request: PageRequest): PageStatement | null {
  const { scope } = request;
  if (request.isMarked)
    return { select: present(request, pageOfKeys(request, byCondition(request))), isKept: false };
  if (scope.work)
    return { select: present(request, pageOfKeys(request, byWork(request, scope.work))), isKept: false };
  if (scope.textMatch.length > 0 || scope.isScanned) return null;
  return { select: present(request, { page: byForm(request) }), isKept: true };
}

/** Finds a page by the plan that reads the fewest rows. */
export async function findPage(read: Read, request: PageRequest): Promise<FoundPage> {
  const { scope } = request;
  const planned = selectPage(request);
  const run = async (select: Sql, isKept = false): Promise<FoundPage> => {
    const [page] = await read<FoundPage>(select, { isKept });
    return page ?? EMPTY_PAGE;
  };
  if (scope.formIds.length === 0) return EMPTY_PAGE;
  if (planned) return run(planned.select, planned.isKept);
  const runKeys = (keys: Sql) => run(present(request, pageOfKeys(request, keys)));
  const first = await runKeys(lookThrough(request, FIRST_ROWS_PER_ROW * request.limit));
  if (isWhole(first)) return first;
  // Without any match so far, scanning more would hardly find one.
  if (endsOf(first) || !scope.indexable) {
    const more = await runKeys(lookThrough(request, MORE_ROWS));
    if (isWhole(more)) return more;
  }
  if (!scope.indexable) return runKeys(lookThrough(request, MOST_ROWS));
  return runKeys(byIndex(request, scope.indexable));
}

const EMPTY_PAGE: FoundPage = {
  forms: 0,
  others: 0,
  submissions: '',
  keys: '',
  revisions: '',
  has_more: false,
  reached: null,
};

/**
 * Merges the first rows of each form: reads at most a page of each, straight by the index.
 */
function byForm(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([IN_INBOX, ...behind(request), ...scope.filters]);
  return sql`
    select ${SHOWN_COLUMNS}, form.title from form cross join lateral (
      select * from (
        select s.* from form_submissions s
        where s.form_id = form.id and ${condition} ${ordered(order)} limit ${literalLimit(limit)}) as few
      limit ${limit + 1}) as s
    ${ordered(order, 's')} limit ${limit + 1}`;
}

/** Sorts all matching rows, for filters with few matches. */
function byCondition(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([
    sql`s.form_id = any(array(select id from form))`,
    IN_INBOX,
    ...behind(request),
    ...scope.filters,
    ...scope.textMatch,
  ]);
  return sql`
    with hits as materialized (select s.submitted_at, s.id from form_submissions s where ${condition})
    select submitted_at, id, false from hits ${ordered(order)} limit ${limit + 1}`;
}

/** Reads the first rows of each form by the work on them, in the order of the list (decision 350). */
function byWork(request: PageRequest, work: Sql): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([
    scope.own('w'),
    work,
    IN_INBOX,
    ...behind(request, sql`(w.submitted_at, w.submission_id)`),
    ...scope.filters,
    ...scope.textMatch,
  ]);
  return sql`
    select found.submitted_at, found.id, false from form cross join lateral (
      select w.submitted_at, w.submission_id as id from submission_work w
        join form_submissions s on s.id = w.submission_id
      where w.form_id = form.id and ${condition}
      order by w.submitted_at ${sql.raw(order)}, w.submission_id ${sql.raw(order)} limit ${limit + 1}) as found
    ${ordered(order)} limit ${limit + 1}`;
}

/** Scans the first rows of each form. */
function lookThrough(request: PageRequest, rows: number): Sql {
  const { scope, limit } = request;
  const scan = scanForms(request, {
    forms: sql`unnest(${idArray(scope.formIds)}::uuid[]) as form(form_id)`,
    formId: sql`form.form_id`,
    fits: allOf([...scope.filters, ...scope.textMatch]),
    each: sql`${Math.max(Math.ceil(rows / scope.formIds.length), LEAST_ROWS_PER_FORM)}`,
    most: sql`${limit + 1}`,
  });
  return sql`
    with ${scan}
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
