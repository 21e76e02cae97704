import { allOf, sql, type Sql } from '../../platform/db/sql.ts';
import {
  behind,
  literalLimit,
  ordered,
  pageOfKeys,
  present,
  type PageRequest,
  type PageStatement,
} from './pageStatement.ts';
import { IN_INBOX } from './submissionFilter.ts';
import { SHOWN_COLUMNS } from './submissionJson.ts';

/**
 * Selects a page in one statement: the plan for filters whose rows an index has in the order of the list, or that
 * leave few. Without a filter, or by days, it reads a page of each form, and its plan is kept; by status and assignee
 * a page of each form's work; by star and tag all rows that have them. Null for other filters.
 */
export function pageAtOnce(request: PageRequest): PageStatement | null {
  const { scope } = request;
  const bySome = (keys: Sql): PageStatement => ({
    select: present(request, pageOfKeys(request, keys)),
    isKept: false,
  });
  if (scope.isMarked) return bySome(byMarks(request));
  if (scope.work) return bySome(byWork(request, scope.work));
  if (scope.textMatch.length > 0 || scope.isScanned) return null;
  return { select: present(request, { page: byForm(request) }), isKept: true };
}

/** Merges the first rows of each form: reads at most a page of each, straight by the index. */
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

/** Sorts all rows that match. */
function byMarks(request: PageRequest): Sql {
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
