/** Soft hyphens, spaces without width, marks of the direction of reading; not the two joiners, which links may have. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** Returns a link or a line without the characters that pasting brings along unseen. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
