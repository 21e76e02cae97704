import { foldText, joinDigits, spellingsOf } from '@inlay/sdk/model';
import { allOf, anyOf, sql, type Sql } from '../../platform/db/sql.ts';
import { holdsTerms } from '../search/holdsText.ts';
import { answersIn, type AnswerVisibility } from '../visibility/answerVisibility.ts';

/**
 * What splits a folded text into parts that stay as they are in JSON of ASCII alone: other letters, what JSON escapes,
 * and the place between two digits, where a text may have a space.
 */
const UNSTEADY = /[^ -~]|["\\]|(?<=\d)(?=\d)/;

/** The longest such part. Rows of ASCII alone whose JSON lacks it, apostrophes aside, cannot contain the text. */
const steadyPart = (text: string): string =>
  foldText(joinDigits(text))
    .split(UNSTEADY)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

/** JSON of a row, as ASCII alone, that may contain a text: its longest steady part is there. */
const mayHold = (text: string): Sql =>
  anyOf(
    spellingsOf(text)
      .map(steadyPart)
      .map((part) => sql`position(${part} in replace(lower(json collate "C"), '''', '')) > 0`),
  );

/**
 * Matches rows whose text contains all terms of a search. Rows without an indexed text yet are read directly: their JSON is compared
 * first, which costs a fifth of making the text. The indexed text covers all answers, so a reader of some answers is
 * served from those answers alone.
 */
export function textHolds(terms: readonly string[], visibility: AnswerVisibility): Sql {
  const inAnswers = sql`(
      select (${allOf(terms.map(mayHold))}) or octet_length(json) > char_length(json)
      from (select s.submission_data::text as json offset 0) as written)
    and ${holdsTerms(sql`submission_search_text(${answersIn(visibility)})`, terms)}`;
  return visibility.fields === null
    ? sql`case when s.search_text is null then ${inAnswers} else ${holdsTerms(sql`s.search_text`, terms)} end`
    : inAnswers;
}
