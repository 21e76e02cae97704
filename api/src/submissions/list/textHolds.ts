import { anyOf, sql, type Sql } from '../../platform/db/sql.ts';
import { foldText, holdsText, joinDigits, spellingsOf } from '../search/foldText.ts';
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

/**
 * Matches rows whose text contains `text`. Rows without an indexed text yet are read directly: their JSON is compared
 * first, which costs a fifth of making the text. The indexed text covers all answers, so a reader of some answers is
 * served from those answers alone.
 */
export function textHolds(text: string, visibility: AnswerVisibility): Sql {
  const parts = spellingsOf(text).map(steadyPart);
  const inJson = parts.map(
    (part) => sql`position(${part} in replace(lower(json collate "C"), '''', '')) > 0`,
  );
  const inAnswers = sql`(
      select ${anyOf(inJson)} or octet_length(json) > char_length(json)
      from (select s.submission_data::text as json offset 0) as written)
    and ${holdsText(sql`submission_search_text(${answersIn(visibility)})`, text)}`;
  return visibility.fields === null
    ? sql`case when s.search_text is null then ${inAnswers} else ${holdsText(sql`s.search_text`, text)} end`
    : inAnswers;
}
