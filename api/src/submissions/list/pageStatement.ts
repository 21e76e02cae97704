import { DEFAULT_SUBMISSION_PAGE, MAX_SUBMISSION_PAGE } from '../../platform/contract/index.ts';
import type { Read } from '../../platform/db/readTogether.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { JsonText } from '../../platform/http/jsonText.ts';
import { sinceIn } from '../visibility/answerVisibility.ts';
import type { InboxKey } from './inboxCursor.ts';
import type { SubmissionScope } from './submissionFilter.ts';
import { exactTime, SHOWN_COLUMNS, type SubmissionShape } from './submissionJson.ts';

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
}

/** The page that a statement has found. */
export interface FoundPage {
  /** How many of the forms there are for the reader. */
  forms: number;
  /** How many of them are of accounts that the page is not of. */
  others: number;
  /** The submissions as JSON, separated by commas, in the order of the list. */
  submissions: string;
  /** Time and id of each row in the same order: one space between them, a comma behind them. */
  keys: string;
  /** The answered revision of each row, separated by commas. */
  revisions: string;
  has_more: boolean;
  /** The place where the scan stopped; the next page begins behind it. */
  reached: InboxKey | null;
}

export const EMPTY_PAGE: FoundPage = {
  forms: 0,
  others: 0,
  submissions: '',
  keys: '',
  revisions: '',
  has_more: false,
  reached: null,
};

/** A statement that finds a page, and whether its plan is worth keeping. */
export interface PageStatement {
  select: Sql;
  isKept: boolean;
}

export const readPage = async (read: Read, { select, isKept }: PageStatement): Promise<FoundPage> =>
  (await read<FoundPage>(select, { isKept }))[0] ?? EMPTY_PAGE;

/** The submissions of a page as the database wrote them, in the shape that was asked for. */
export const submissionsOf = <Submission>({ submissions }: FoundPage): JsonText<Submission[]> =>
  new JsonText(`[${submissions}]`);

/** True for a full page, or for all rows there are. */
export const isWhole = ({ has_more, reached }: FoundPage): boolean => !reached || has_more;

/** The first and the last row of a page, if it has any. */
export function endsOf({ keys }: Pick<FoundPage, 'keys'>): { first: InboxKey; last: InboxKey } | null {
  if (keys === '') return null;
  return { first: keyOf(keys.split(',', 1).join()), last: keyOf(keys.slice(keys.lastIndexOf(',') + 1)) };
}

function keyOf(text: string): InboxKey {
  const [at = '', id = ''] = text.split(' ');
  return { at, id };
}

/** The ids of the rows of a page. */
export const idsOf = ({ keys }: Pick<FoundPage, 'keys'>): string[] =>
  keys === '' ? [] : keys.split(',').map((key) => keyOf(key).id);

/** The revision that each row of a page answered. */
export const revisionsOf = ({ revisions }: Pick<FoundPage, 'revisions'>): string[] =>
  revisions === '' ? [] : revisions.split(',');

/** The rows of a page, one more where another follows, and of a scan the place where it stopped. */
export interface PageSource {
  /** Common table expressions before it. */
  keys?: Sql;
  page: Sql;
}

/** Selects the rows of keys. @param keys time, id, and whether the scan stopped there. */
export const pageOfKeys = ({ order, scope }: PageRequest, keys: Sql): PageSource => ({
  keys,
  page: sql`
    select ${SHOWN_COLUMNS}, form.title
    from wanted join form_submissions s on ${scope.own('s')} and s.id = wanted.id join form on form.id = s.form_id
    where not wanted.is_end ${ordered(order)}`,
});

/**
 * Selects a `FoundPage`. Its texts are written in one pass over the rows; what the reader's shape joins finds them as
 * `shown`.
 */
export function present(
  { forms, scope, shape, sort, order, limit }: PageRequest,
  { keys, page }: PageSource,
): Sql {
  const wanted = keys ? sql`wanted(submitted_at, id, is_end) as materialized (${keys}),` : sql``;
  const reached = keys
    ? sql`(select json_build_object('at', ${exactTime}, 'id', s.id) from wanted s where s.is_end)`
    : sql`null`;
  const listed = (text: Sql): Sql =>
    sql`coalesce(string_agg(${text}, ',' ${ordered(sort === 'newest' ? 'desc' : 'asc', 's')}), '')`;
  return sql`
    with form(id, title, account_id) as materialized (${forms}), ${wanted}
      page as materialized (${page}),
      shown as materialized (select * from page ${ordered(order)} limit ${limit})
    select (select count(*)::int from form) as forms,
      (select count(*)::int from form where not ${scope.own('form')}) as others, found.*,
      (select count(*) from page) > ${limit} as has_more,
      ${reached} as reached
    from (
      select ${listed(shape.json)} as submissions, ${listed(sql`s.at || ' ' || s.id`)} as keys,
        ${listed(sql`s.revision_id::text`)} as revisions
      from shown s ${shape.joins(scope.own)}) as found`;
}

export const ordered = (order: 'asc' | 'desc', table?: 's'): Sql => {
  const of = table ? `${table}.` : '';
  return sql.raw(`order by ${of}submitted_at ${order}, ${of}id ${order}`);
};

/**
 * Limits the scan to rows the reader may see: a cursor names where it stopped.
 * @param key time and id of a row.
 */
export function behind({ scope, start, order }: PageRequest, key = sql`(s.submitted_at, s.id)`): Sql[] {
  const seen = [scope.own('s'), ...sinceIn(scope.visibility)];
  if (!start) return seen;
  const sign = sql.raw((order === 'desc' ? '<' : '>') + (start.isIncluded ? '=' : ''));
  return [...seen, sql`${key} ${sign} (${start.at}::timestamptz, ${start.id}::uuid)`];
}

/**
 * The limit of a scan within a kept statement, in two steps. It is part of the text, because a plan for a parameter
 * would assume many rows.
 */
export const literalLimit = (limit: number): Sql =>
  sql.lit((limit <= DEFAULT_SUBMISSION_PAGE ? DEFAULT_SUBMISSION_PAGE : MAX_SUBMISSION_PAGE) + 1);
