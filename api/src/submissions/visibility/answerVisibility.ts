import { sql, type Sql } from '../../platform/db/sql.ts';

/**
 * The part of submissions a reader may see. A client's assignment sets it; lists, search, counts and exports
 * all apply it (decision 060).
 */
export interface AnswerVisibility {
  /** Ids of the fields, repeating groups and values whose answers are visible; null = all. */
  fields: readonly string[] | null;
  /** Hides submissions from before; null = none. */
  since: Date | null;
  /** True for readers who see the form's rules and the owner's notes beside its answers. */
  seesRules: boolean;
}

/** The visibility for owners, administrators and users a form is assigned to. */
export const FULL_VISIBILITY: AnswerVisibility = { fields: null, since: null, seesRules: true };

/** Every answer of a row of `form_submissions s`. */
export const ALL_ANSWERS = sql`s.submission_data`;

/** The visible answers of a row; no other answer of it leaves the database. */
export const answersIn = ({ fields }: AnswerVisibility): Sql =>
  fields === null
    ? ALL_ANSWERS
    : sql`(select coalesce(jsonb_object_agg(seen.key, case
            when jsonb_typeof(seen.value) = 'array' and jsonb_typeof(seen.value -> 0) = 'object'
              then ${rowsIn(fields)} else seen.value end), '{}'::jsonb)
          from jsonb_each(s.submission_data) as seen where seen.key in ${oneOf(fields)})`;

const oneOf = (ids: readonly string[]): Sql =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** The visible answers of each row of a repeating group. */
const rowsIn = (fields: readonly string[]): Sql => sql`
  (select jsonb_agg((
      select coalesce(jsonb_object_agg(inner_seen.key, inner_seen.value), '{}'::jsonb)
      from jsonb_each(r.answers) as inner_seen where inner_seen.key in ${oneOf(fields)}) order by r.place)
    from jsonb_array_elements(seen.value) with ordinality as r(answers, place))`;

/** The condition on visible rows; none when all are. */
export const sinceIn = ({ since }: AnswerVisibility): Sql[] =>
  since ? [sql`s.submitted_at >= ${since}`] : [];
