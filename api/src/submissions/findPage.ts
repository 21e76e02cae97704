import type { EntityManager } from '@mikro-orm/postgresql';
import type { InboxKey } from './inboxCursor.ts';
import {
  allOf,
  idArray,
  likePattern,
  sinceIn,
  sql,
  type Sql,
  type SubmissionScope,
} from './submissionFilter.ts';

/** Rows looked through, newest first, before the text index is asked: what is frequent is found here. */
const FIRST_ROWS = 1_500;
/** Rows looked through for what no index knows; the rest is for the next page. */
const MOST_ROWS = 60_000;
/** Rows of each form looked through at least. */
const LEAST_ROWS_PER_FORM = 100;

/** Which rows, from where, in which order. */
export interface PageRequest {
  scope: SubmissionScope;
  order: 'asc' | 'desc';
  /** Begin behind this place, or at it. */
  start: (InboxKey & { isIncluded: boolean }) | null;
  limit: number;
  /** True where few rows are starred or tagged, and are the way to begin. */
  isMarked: boolean;
}

/** The keys of a page, one more than it holds if there is more. */
export interface FoundPage {
  keys: InboxKey[];
  /** Set where the search went no further: the next page begins behind this place. */
  reached: InboxKey | null;
}

/** A time with its microseconds, as text. */
export const EXACT_TIME = `to_char(submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Finds a page by whichever way reads least. Its rows come in the order asked for. */
export async function findPage(em: EntityManager, request: PageRequest): Promise<FoundPage> {
  const { scope } = request;
  if (scope.formIds.length === 0) return { keys: [], reached: null };
  if (request.isMarked) return found(await run(em, byCondition(request)));
  const isUnread = scope.plain.some(({ text }) => text.includes('read_at'));
  if (scope.sought.length === 0 && !isUnread) return found(await run(em, byForm(request)));
  const near = await lookThrough(em, request, FIRST_ROWS);
  if (isWhole(near, request)) return found(near.keys);
  if (!scope.indexable) {
    const far = await lookThrough(em, request, MOST_ROWS);
    return isWhole(far, request) ? found(far.keys) : far;
  }
  return found(await run(em, byIndex(request, scope.indexable)));
}

/** A full page, or all there is. */
const isWhole = ({ keys, reached }: FoundPage, { limit }: PageRequest): boolean =>
  !reached || keys.length > limit;

const found = (keys: InboxKey[]): FoundPage => ({ keys, reached: null });

const run = (em: EntityManager, { text, values }: Sql): Promise<InboxKey[]> =>
  em.execute<InboxKey[]>(text, values);

const ordered = (order: 'asc' | 'desc'): string => `order by submitted_at ${order}, id ${order}`;

/** Also what is looked through in vain lies within what the reader may see: a cursor names its place. */
function behind({ scope, start, order }: PageRequest): Sql[] {
  const seen = sinceIn(scope.view);
  if (!start) return seen;
  const sign = (order === 'desc' ? '<' : '>') + (start.isIncluded ? '=' : '');
  return [...seen, sql(`(s.submitted_at, s.id) ${sign} (?::timestamptz, ?::uuid)`, start.at, start.id)];
}

/** The first rows of each form, merged: reads no more than a page of each. */
function byForm(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([sql('s.deleted_at is null'), ...behind(request), ...scope.plain]);
  return sql(
    `select ${EXACT_TIME} as at, id from unnest(?::uuid[]) as form(form_id) cross join lateral (
       select s.submitted_at, s.id from form_submissions s
       where s.form_id = form.form_id and ${condition.text} ${ordered(order)} limit ?) as found
     ${ordered(order)} limit ?`,
    idArray(scope.formIds),
    ...condition.values,
    limit + 1,
    limit + 1,
  );
}

/** Everything that fits, sorted: where little fits. */
function byCondition(request: PageRequest): Sql {
  const { scope, order, limit } = request;
  const condition = allOf([
    sql('s.form_id = any(?::uuid[])', idArray(scope.formIds)),
    sql('s.deleted_at is null'),
    ...behind(request),
    ...scope.plain,
    ...scope.sought,
  ]);
  return sql(
    `with hits as materialized (select s.submitted_at, s.id from form_submissions s where ${condition.text})
     select ${EXACT_TIME} as at, id from hits ${ordered(order)} limit ?`,
    ...condition.values,
    limit + 1,
  );
}

/**
 * Looks through the first rows of each form. Where a form has more of them, what lies behind its last
 * row is unknown: of all forms, only what comes before the first such place is told.
 */
async function lookThrough(em: EntityManager, request: PageRequest, rows: number): Promise<FoundPage> {
  const { scope, order, limit } = request;
  const each = Math.max(Math.ceil(rows / scope.formIds.length), LEAST_ROWS_PER_FORM);
  const condition = allOf([sql('s.deleted_at is null'), ...behind(request)]);
  const match = allOf([...scope.plain, ...scope.sought]);
  const sign = order === 'desc' ? '>=' : '<=';
  const [row] = await em.execute<{ keys: InboxKey[] | null; reached: InboxKey | null }[]>(
    `with seen as materialized (
       select found.* from unnest(?::uuid[]) as form(form_id) cross join lateral (
         select s.form_id, s.submitted_at, s.id, (${match.text}) as fits from form_submissions s
         where s.form_id = form.form_id and ${condition.text} ${ordered(order)} limit ?) as found
     ), last as (
       select distinct on (form_id) submitted_at, id from seen
       where form_id in (select form_id from seen group by form_id having count(*) = ?)
       order by form_id, submitted_at ${order === 'desc' ? 'asc' : 'desc'}, id ${order === 'desc' ? 'asc' : 'desc'}
     ), reached as (select submitted_at, id from last ${ordered(order)} limit 1),
     page as (
       select submitted_at, id from seen where fits and (
         not exists (select 1 from reached)
         or (submitted_at, id) ${sign} (select r.submitted_at, r.id from reached r))
       ${ordered(order)} limit ?
     )
     select
       (select json_agg(json_build_object('at', ${EXACT_TIME}, 'id', id) ${ordered(order)}) from page) as keys,
       (select json_build_object('at', ${EXACT_TIME}, 'id', id) from reached) as reached`,
    [idArray(scope.formIds), ...match.values, ...condition.values, each, each, limit + 1],
  );
  return { keys: row?.keys ?? [], reached: row?.reached ?? null };
}

/** Asks the text index for the whole, and the forms and days that fit by name. */
function byIndex(request: PageRequest, part: string): Sql {
  const { scope, order, limit } = request;
  const others = allOf([sql('s.deleted_at is null'), ...behind(request), ...scope.plain]);
  const whole = allOf([others, sql('s.form_id = any(?::uuid[])', idArray(scope.formIds)), ...scope.sought]);
  const columns = 's.submitted_at, s.id';
  const legs = [
    sql(
      `select ${columns} from form_submissions s
       where ${whole.text} and s.search_text like lower(normalize(?, nfc))`,
      ...whole.values,
      likePattern(part),
    ),
    sql(
      `select ${columns} from form_submissions s where ${whole.text} and s.search_text is null`,
      ...whole.values,
    ),
    ...namedLegs(request, others),
  ];
  return sql(
    `with hits as materialized (${legs.map((leg) => leg.text).join(' union ')})
     select ${EXACT_TIME} as at, id from hits ${ordered(order)} limit ?`,
    ...legs.flatMap((leg) => leg.values),
    limit + 1,
  );
}

/** Forms whose title fits, and days whose name does: of each no more than a page. */
function namedLegs({ scope, order, limit }: PageRequest, others: Sql): Sql[] {
  const { search, field } = scope;
  if (!search) return [];
  const condition = allOf([others, ...(field ? [field] : [])]);
  const titled = sql(
    `select found.* from unnest(?::uuid[]) as form(form_id) cross join lateral (
       select s.submitted_at, s.id from form_submissions s
       where s.form_id = form.form_id and ${condition.text} ${ordered(order)} limit ?) as found`,
    idArray(search.titledFormIds),
    ...condition.values,
    limit + 1,
  );
  const dated = sql(
    `select found.* from unnest(?::uuid[]) as form(form_id)
     cross join unnest(?::timestamptz[], ?::timestamptz[]) as day(starts, ends)
     cross join lateral (
       select s.submitted_at, s.id from form_submissions s
       where s.form_id = form.form_id and s.submitted_at >= day.starts and s.submitted_at < day.ends
         and ${condition.text} ${ordered(order)} limit ?) as found`,
    idArray(scope.formIds),
    `{${search.days.map(({ from }) => from.toISOString()).join(',')}}`,
    `{${search.days.map(({ until }) => until.toISOString()).join(',')}}`,
    ...condition.values,
    limit + 1,
  );
  return [...(search.titledFormIds.length > 0 ? [titled] : []), ...(search.days.length > 0 ? [dated] : [])];
}
