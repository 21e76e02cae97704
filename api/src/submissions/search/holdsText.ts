import { foldText, joinDigits, spellingsOf } from '@inlay/sdk/model';
import { allOf, anyOf, sql, type Sql } from '../../platform/db/sql.ts';

/** Returns whether a search for these terms finds `within`. */
export function isFoundIn(within: string, terms: readonly string[]): boolean {
  const searched = foldText(spellingsOf(within).join('\n'));
  return terms.every((term) => spellingsOf(joinDigits(term)).some((one) => searched.includes(foldText(one))));
}

/** Returns the searched text as the database compares it. */
export const folded = (text: string): Sql => sql`submission_folded_text(${joinDigits(text)})`;

/**
 * Matches where `searched`, a text of `submission_searched_text`, holds a text. It is folded by a subquery, once: a kept
 * plan would fold it for each row.
 */
export const holdsText = (searched: Sql, text: string): Sql =>
  sql`(${anyOf(spellingsOf(text).map((one) => sql`position((select ${folded(one)}) in ${searched}) > 0`))})`;

/** Matches where a search for these terms finds `searched`. */
export const holdsTerms = (searched: Sql, terms: readonly string[]): Sql =>
  allOf(terms.map((term) => holdsText(searched, term)));
