/** Signs by the one they are searched by: letters without a decomposition, dashes; apostrophes by none. */
const SIGNS = { from: "øłđħıŧðς‐–—−'’‘‛ʼ′", to: 'oldhitdσ----' } as const;
/** Letters that are searched by two. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** What people write between the digits of a number, behind one of them. */
export const BETWEEN_DIGITS = /(\d)[ ()/-]+(?=\d)/g;

/**
 * Returns a searched text without what people write between the digits of a number, and beside them at an end, where
 * the text may go on: 030 123 is 030123.
 */
export const joinDigits = (text: string): string =>
  text
    .trim()
    .replace(BETWEEN_DIGITS, '$1')
    .replace(/^[ ()/-]+(?=\d)/, '')
    .replace(/(\d)[ ()/-]+$/, '$1');

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

/** Returns a text with those letters spelled out: Mueller for Müller. */
export const spellOut = (text: string): string =>
  text.normalize().replace(/[äöüåø]/gi, (sign) => SPELLED[sign.toLowerCase()] ?? sign);

/**
 * Returns the spellings of a searched text, any of which may be stored: Müller is Muller and Mueller. Stored texts have
 * the second one beside them, so that Mueller finds Müller as well (`submission_searched_text`).
 */
export const spellingsOf = (text: string): string[] => [...new Set([text.normalize(), spellOut(text)])];
