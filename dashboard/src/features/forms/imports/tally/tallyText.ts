import { entriesAt, textAt, type Source } from '../reading.ts';
import { plainText, richText } from '../sourceText.ts';

/** Most pieces of one text. */
const MAX_PIECES = 500;

/**
 * Returns the text of a block: `html` where it was created by the API, else `safeHTMLSchema`, a list of pieces of text
 * with their marks. Of the marks nothing is kept; names of answers become their words.
 */
export function tallyText(payload: Source, { isRich }: { isRich: boolean }): string {
  const pieces = entriesAt(payload, 'safeHTMLSchema')
    .slice(0, MAX_PIECES)
    .map((piece) => (Array.isArray(piece) && typeof piece[0] === 'string' ? piece[0] : ''));
  const source = textAt(payload, 'html') || escaped(pieces.join('')) || textAt(payload, 'title');
  return isRich ? richText(source) : plainText(source);
}

/** Pieces are words, whatever they look like. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
