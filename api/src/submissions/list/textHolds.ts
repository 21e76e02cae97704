import { sql, type Sql } from '../../db/sql.ts';
import { answersIn, type AnswerVisibility } from '../visibility/answerVisibility.ts';

/**
 * What splits a text into parts that stay as they are in JSON and in every writing: other letters than ASCII, what
 * JSON escapes, and the four that lower case and normalisation make of other letters, as `k` of the Kelvin sign.
 */
const UNSTEADY = /[^ -~]|["\\ik;`]/;

/** The longest such part, in lower case. Rows whose JSON lacks it cannot contain the text. */
const steadyPart = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .split(UNSTEADY)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

/**
 * Matches rows whose text contains `text`. Rows without an indexed text yet are read directly: their JSON is compared
 * first, which costs a fifth of making the text. The indexed text covers all answers, so a reader of some answers is
 * served from those answers alone.
 */
export function textHolds(text: string, visibility: AnswerVisibility): Sql {
  const wanted = sql`lower(normalize(${text}, nfc))`;
  const inAnswers = sql`position(${steadyPart(text)} in lower(s.submission_data::text collate "C")) > 0
    and position(${wanted} in submission_search_text(${answersIn(visibility)})) > 0`;
  return visibility.fields === null
    ? sql`case when s.search_text is null then ${inAnswers} else position(${wanted} in s.search_text) > 0 end`
    : inAnswers;
}
