/** Marks inputs into which a list is pasted as questions, as it is on the canvas; others take it as their text. */
export const TAKES_LISTS = { 'data-takes-lists': true } as const;

/** Several lines, cells of a table, or the source of a page. */
const IS_LIST =
  /\S[^\S\n\r]*[\n\r\v\f\u2028\u2029]\s*\S|\S[ ]*\t[ ]*\S|<(?:!doctype html|form|label|input)\b/iu;

/** Returns whether a clipboard's text is a list of questions rather than some words (BUILD-100). */
export const isPastedList = (text: string): boolean => IS_LIST.test(text);
