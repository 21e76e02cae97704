import { DEFAULT_SUBMISSION_PAGE, MAX_SUBMISSION_PAGE } from '../contract/index.ts';
import type { Read } from '../db/readTogether.ts';
import type { InboxKey } from './inboxCursor.ts';
import { allOf, idArray, sql, type Sql } from '../db/sql.ts';
import { sinceIn } from './answerVisibility.ts';
import { exactTime, SHOWN_COLUMNS, type SubmissionShape } from './submissionJson.ts';
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
  /** The forms with their titles, as a relation: by the reader's policy, or by value. */
  forms: Sql;
  shape: SubmissionShape;
  /** The order of the list. */
  sort: 'newest' | 'oldest';
  /** The order of the scan; it is the other one for rows before a cursor. */
  order: 'asc' | 'desc';
  /** The place the page begins at, or behind. */
  start: (InboxKey & { isIncluded: boolean }) | null;
  limit: number;
  /** True for starred or tagged rows only, of which there are few. */
  isMarked: boolean;
}

/** The page that a statement has found. */
export interface FoundPage {
  /** How many of the forms there are for the reader. */
  forms: number;
  /** The submissions as JSON, separated by commas, in the order of the list. */
  submissions: string;
  revision_ids: string[];
  first: InboxKey | null;
  last: InboxKey | null;
  has_more: boolean;
  /** The place where the scan stopped; the next page begins behind it. */
  reached: InboxKey | null;
}

/** A statement that finds a page, and whether its plan is worth keeping. */
export interface PageStatement {
  select: Sql;
  isKept: boolean;
}

/** Selects a page where one plan finds it, whatever the rows; null where the rows decide. */
export function selectPage(request: PageRequest): PageStatement | null {
  const { scope } = request;
  if (request.isMarked)
    return { select: present(request, pageOfKeys(request, byCondition(request))), isKept: false };
  if (scope.textMatch.length > 0 || scope.isByRead) return null;
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
  if (first.first || !scope.indexable) {
    const more = await runKeys(lookThrough(request, MORE_ROWS));
    if (isWhole(more)) return more;
  }
  if (!scope.indexable) return runKeys(lookThrough(request, MOST_ROWS));
  return runKeys(byIndex(request, scope.indexable));
}

const EMPTY_PAGE: FoundPage = {
  forms: 0,
  submissions: '',
  revision_ids: [],
  first: null,
  last: null,
  has_more: false,
  reached: null,
};

/** True for a full page, or for all rows there are. */
const isWhole = ({ has_more, reached }: FoundPage): boolean => !reached || has_more;

/** The rows of a page, one more where another follows, and of a scan the place where it stopped. */
interface PageSource {
  /** Common table expressions before it. */
  keys?: Sql;
  page: Sql;
}

/** Selects the rows of keys. @param keys time, id, and whether the scan stopped there. */
const pageOfKeys = ({ order }: PageRequest, keys: Sql): PageSource => ({
  keys,
  page: sql`
    select ${SHOWN_COLUMNS}, form.title
    from wanted join form_submissions s on s.id = wanted.id join form on form.id = s.form_id
    where not wanted.is_end ${ordered(order)}`,
});

/** Selects a `FoundPage`: the rows of the page as JSON text, with their keys and revisions. */
function present({ forms, shape, sort, order, limit }: PageRequest, { keys, page }: PageSource): Sql {
  const [display, opposite] = sort === 'newest' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const key = sql`json_build_object('at', s.at, 'id', s.id)`;
  const wanted = keys ? sql`wanted(submitted_at, id, is_end) as materialized (${keys}),` : sql``;
  const reached = keys
    ? sql`(select json_build_object('at', ${exactTime}, 'id', s.id) from wanted s where s.is_end)`
    : sql`null`;
  return sql`
    with form(id, title) as materialized (${forms}), ${wanted}
      page as materialized (${page}),
      shown as materialized (select * from page ${ordered(order)} limit ${limit})
    select (select count(*)::int from form) as forms,
      (select coalesce(string_agg(${shape.json}::text, ',' ${ordered(display, 's')}), '')
       from shown s ${shape.joins}) as submissions,
      (select coalesce(json_agg(distinct s.revision_id), '[]') from shown s) as revision_ids,
      (select ${key} from shown s ${ordered(display)} limit 1) as first,
      (select ${key} from shown s ${ordered(opposite)} limit 1) as last,
      (select count(*) from page) > ${limit} as has_more,
      ${reached} as reached`;
}

const ordered = (order: 'asc' | 'desc', table?: 's'): Sql => {
  const of = table ? `${table}.` : '';
  return sql.raw(`order by ${of}submitted_at ${order}, ${of}id ${order}`);
};

/** Limits the scan to rows the reader may see: a cursor names where it stopped. */
function behind({ scope, start, order }: PageRequest): Sql[] {
  const seen = sinceIn(scope.visibility);
  if (!start) return seen;
  const sign = sql.raw((order === 'desc' ? '<' : '>') + (start.isIncluded ? '=' : ''));
  return [...seen, sql`(s.submitted_at, s.id) ${sign} (${start.at}::timestamptz, ${start.id}::uuid)`];
}

/**
 * Merges the first rows of each form: reads at most a page of each, straight by the index. The inner limit is part of
 * the text, because a generic plan for a parameter would assume many rows.
 */
function byForm(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([IN_INBOX, ...behind(request), ...scope.filters]);
  const most = sql.lit(
    (limit <= DEFAULT_SUBMISSION_PAGE ? DEFAULT_SUBMISSION_PAGE : MAX_SUBMISSION_PAGE) + 1,
  );
  return sql`
    select ${SHOWN_COLUMNS}, form.title from form cross join lateral (
      select * from (
        select s.* from form_submissions s
        where s.form_id = form.id and ${condition} ${ordered(order)} limit ${most}) as few
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
