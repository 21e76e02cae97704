import { anyOf, sql, type Sql } from '../../platform/db/sql.ts';

/** Signs by the one they are searched by: letters without a decomposition, dashes; apostrophes by none. */
const SIGNS = { from: "øłđħıŧðς‐–—−'’‘‛ʼ′", to: 'oldhitdσ----' } as const;
/** Letters that are searched by two. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

const BETWEEN_DIGITS = /(\d)[ ()/-]+(?=\d)/g;
/** The same at an end of what is searched, where the text may go on. */
const BESIDE_DIGITS = /^[ ()/-]+(?=\d)|(?<=\d)[ ()/-]+$/g;

/** Returns a searched text without what people write between the digits of a number: 030 123 is 030123. */
export const joinDigits = (text: string): string =>
  text.trim().replace(BETWEEN_DIGITS, '$1').replace(BESIDE_DIGITS, '');

/**
 * Returns a text as searches compare it: without case, accents, apostrophes and what stands between digits; ß is ss.
 * The same as `submission_folded_text` of the database, for texts that are compared here.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/'|[^ -~]/gu, (sign) => {
      const at = SIGNS.from.indexOf(sign);
      return at < 0 ? (PAIRS[sign] ?? sign) : SIGNS.to.charAt(at);
    })
    .replace(BETWEEN_DIGITS, '$1');
}

/** Letters of German and the north that keyboards lack, and how people write them then. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Returns the spellings of a searched text, any of which may be stored: Müller is Muller and Mueller. Stored texts have
 * the second one beside them, so that Mueller finds Müller as well (`submission_searched_text`).
 */
export function spellingsOf(text: string): string[] {
  const plain = text.normalize();
  return [...new Set([plain, plain.replace(/[äöüåø]/gi, (sign) => SPELLED[sign.toLowerCase()] ?? sign)])];
}

/** Returns whether a search for `text` finds `within`. */
export const isTextIn = (within: string, text: string): boolean => {
  const searched = foldText(spellingsOf(within).join('\n'));
  return spellingsOf(joinDigits(text)).some((one) => searched.includes(foldText(one)));
};

/** Returns the searched text as the database compares it. */
export const folded = (text: string): Sql => sql`submission_folded_text(${joinDigits(text)})`;

/** Matches where a search for `text` finds `searched`, a text of `submission_searched_text`. */
export const holdsText = (searched: Sql, text: string): Sql =>
  sql`(${anyOf(spellingsOf(text).map((one) => sql`position(${folded(one)} in ${searched}) > 0`))})`;
