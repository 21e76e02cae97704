import type { Field } from '@inlay/sdk/model';
import { sql, type Sql } from '../db/sql.ts';

/**
 * The part of submissions a reader may see. A client's assignment sets it; lists, search, counts and exports
 * all apply it (decision 060).
 */
export interface AnswerVisibility {
  /** Ids of the fields whose answers are visible; null = all. */
  fields: readonly string[] | null;
  /** Hides submissions from before; null = none. */
  since: Date | null;
}

/** The visibility for owners, administrators and users a form is assigned to. */
export const FULL_VISIBILITY: AnswerVisibility = { fields: null, since: null };

/** Every answer of a row of `form_submissions s`. */
export const ALL_ANSWERS = sql`s.submission_data`;

/** The visible answers of a row; no other answer of it leaves the database. */
export const answersIn = ({ fields }: AnswerVisibility): Sql =>
  fields === null
    ? ALL_ANSWERS
    : sql`(select coalesce(jsonb_object_agg(seen.key, seen.value), '{}'::jsonb)
          from jsonb_each(s.submission_data) as seen
          where seen.key in (select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb)))`;

/** The fields whose labels and answers are visible. */
export const visibleFields = (asked: readonly Field[], { fields }: AnswerVisibility): Field[] =>
  asked.filter(({ id }) => fields === null || fields.includes(id));

/** The condition on visible rows; none when all are. */
export const sinceIn = ({ since }: AnswerVisibility): Sql[] =>
  since ? [sql`s.submitted_at >= ${since}`] : [];
