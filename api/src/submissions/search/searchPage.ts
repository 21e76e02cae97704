import { allOf, anyOf, sql, type Sql } from '../../platform/db/sql.ts';
import { holdsTerms } from './holdsText.ts';
import { indexLookup } from './indexLookup.ts';
import {
  behind,
  literalLimit,
  ordered,
  pageOfKeys,
  present,
  type PageRequest,
  type PageStatement,
} from '../list/pageStatement.ts';
import { scanForms } from '../list/scanForms.ts';
import { IN_INBOX, type SubmissionScope } from '../list/submissionFilter.ts';

/** Rows of each form that are scanned, newest first, before the text index is used. */
const SCANNED_ROWS = 100;
/** A longer scan, which the text index is used after, reads so many times as many rows. */
const LONGER_SCAN = 15;
/** Rows that the index may name, of all forms there are; the plan for values at hand is better for more. */
const MOST_CANDIDATES = 2_000;

/**
 * Selects the page of a search for a text that few or nearly all rows hold, by one statement whose plan is kept: it
 * scans the first rows of each form and asks the index only where those do not fill the page (decision 204). The page
 * is not whole where neither finds it. Null for other filters.
 */
export function selectSearchPage(request: PageRequest): PageStatement | null {
  const { scope } = request;
  const lookup = indexLookup(scope.search?.terms, { ...scope.search, isKept: true });
  if (!lookup || !isPlain(scope)) return null;
  return { select: present(request, pageOfKeys(request, searchKeys(request, lookup))), isKept: true };
}

/** True for a search alone, by a reader of all answers, that names no day. */
const isPlain = ({ search, field, filters, visibility }: SubmissionScope): boolean =>
  search?.days.length === 0 && field === null && filters.length === 0 && visibility.fields === null;

function searchKeys(request: PageRequest, lookup: Sql): Sql {
  const { scope, order, limit } = request;
  const inPlace = allOf([IN_INBOX, ...behind(request)]);
  const text = allOf(scope.textMatch);
  const fits = sql`s.form_id = any(array(select id from sought)) and ${inPlace} and ${text}`;
  const most = literalLimit(limit);
  const scan = scanForms(request, {
    forms: sql`sought`,
    formId: sql`sought.id`,
    fits: anyOf([sql`sought.is_titled`, text]),
    each: sql.lit(SCANNED_ROWS),
    most,
  });
  return sql`
    with sought as materialized (
      select id, ${holdsTerms(sql`submission_searched_text(title)`, scope.search?.terms ?? [])} as is_titled
      from form
    ), ${scan}, state as materialized (
      select exists (select 1 from reached) and count(*) * ${sql.lit(LONGER_SCAN)} < ${limit} as is_rare from scanned
    ), named as materialized (
      select s.submitted_at, s.id, (${fits}) as fits from form_submissions s
      where ${scope.own('s')} and ${lookup} and (select is_rare from state) limit ${sql.lit(MOST_CANDIDATES + 1)}
    ), whole as materialized (
      select is_rare and (select count(*) from named) <= ${sql.lit(MOST_CANDIDATES)} as is_known from state
    ), hits as materialized (
      select submitted_at, id from named where fits
      union
      select s.submitted_at, s.id from form_submissions s
      where ${scope.own('s')} and s.search_text is null and ${fits} and (select is_known from whole)
      union
      select found.* from sought cross join lateral (
        select s.submitted_at, s.id from form_submissions s
        where s.form_id = sought.id and ${inPlace} ${ordered(order)} limit ${most}) as found
      where sought.is_titled and (select is_known from whole)
    )
    (select submitted_at, id, false from hits where (select is_known from whole) ${ordered(order)} limit ${most})
    union all select submitted_at, id, false from scanned where not (select is_known from whole)
    union all select submitted_at, id, true from reached where not (select is_known from whole)`;
}
