import { sql, type Sql } from '../../platform/db/sql.ts';

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

/** Returns the searched text as the database compares it. */
export const folded = (text: string): Sql => sql`submission_folded_text(${joinDigits(text)})`;
