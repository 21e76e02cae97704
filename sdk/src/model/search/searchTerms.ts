import { foldText, joinDigits } from './foldText.ts';

/** Most terms of a search. What is behind them is one more: a whole answer that was pasted is found as it is. */
const MOST_TERMS = 20;

/** A phrase, from a quote that begins a word to one that ends a word, or to the end; else a word. */
const TERMS = /["“”„«»]([^"“”„«»]+)(?:["“”„«»](?!\S)|$)|\S+/gu;

/**
 * Returns what a submission must hold to be found: every word of the text, and every phrase in quotes as it is, in any
 * order. Digits with spaces between them are one number. A text without a letter or sign to compare is its only term.
 */
export function searchTerms(text: string): string[] {
  const plain = joinDigits(text.replaceAll('´', '').normalize('NFKC'));
  const found = [...plain.matchAll(TERMS)];
  const terms = found.slice(0, MOST_TERMS).map(([word, phrase = word]) => phrase);
  const rest = found[MOST_TERMS];
  if (rest) terms.push(plain.slice(rest.index));
  const compared = new Map(terms.map((term) => [foldText(joinDigits(term)), joinDigits(term)]));
  compared.delete('');
  return compared.size > 0 ? [...compared.values()] : [plain];
}
