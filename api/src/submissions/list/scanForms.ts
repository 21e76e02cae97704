import { allOf, sql, type Sql } from '../../platform/db/sql.ts';
import { behind, ordered, type PageRequest } from './pageStatement.ts';
import { IN_INBOX } from './submissionFilter.ts';

interface Scan {
  /** The forms, as a relation, and the id of each. */
  forms: Sql;
  formId: Sql;
  /** Whether a row is wanted. */
  fits: Sql;
  /** Rows scanned of each form. */
  each: Sql;
  /** Most rows wanted. */
  most: Sql;
}

/**
 * Common table expressions that scan the first rows of each form: `scanned` has the wanted ones. Rows behind the last
 * scanned row of a form are unknown, so they end at the first such place of all forms; `reached` names it.
 */
export function scanForms(request: PageRequest, { forms, formId, fits, each, most }: Scan): Sql {
  const { order } = request;
  const condition = allOf([IN_INBOX, ...behind(request)]);
  const sign = sql.raw(order === 'desc' ? '>=' : '<=');
  const opposite = sql.raw(order === 'desc' ? 'asc' : 'desc');
  return sql`
    seen as materialized (
      select found.* from ${forms} cross join lateral (
        select s.form_id, s.submitted_at, s.id, (${fits}) as fits from form_submissions s
        where s.form_id = ${formId} and ${condition} ${ordered(order)} limit ${each}) as found
    ), last as (
      select distinct on (form_id) submitted_at, id from seen
      where form_id in (select form_id from seen group by form_id having count(*) = ${each})
      order by form_id, submitted_at ${opposite}, id ${opposite}
    ), reached as materialized (select submitted_at, id from last ${ordered(order)} limit 1),
    scanned as materialized (
      select submitted_at, id from seen where fits and (
        not exists (select 1 from reached)
        or (submitted_at, id) ${sign} (select r.submitted_at, r.id from reached r))
      ${ordered(order)} limit ${most}
    )`;
}
