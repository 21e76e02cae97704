import { REQUIRED_WORDS } from '../../languages/generated/ownersTexts.ts';

/** The word as it is written with or without its accents. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(\p{L})\p{M}+/gu, (letter, base: string) => `[${letter.normalize('NFC')}${base}]`);

const WORDS = Object.values(REQUIRED_WORDS).flat().map(withoutAccents).join('|');
const IN_BRACKETS = String.raw`[(（[［【]\s*(?:${WORDS})\s*[)）\]］】]`;
/** Japanese forms also put the word beside the label, apart by a blank. */
const BEFORE = new RegExp(String.raw`^\s*(?:[*＊](?!\*)|${IN_BRACKETS}|必須(?=\s))\s*`, 'iu');
const BEHIND = new RegExp(String.raw`(?:\s*(?:[*＊※]|${IN_BRACKETS}|\s必須))+\s*[:：]?\s*$`, 'iu');

/** Splits a label from a star, or a word such as "(required)", that says it must be answered. */
export function splitRequired(text: string): { label: string; required: boolean } {
  const label = text.replace(BEHIND, '').replace(BEFORE, '');
  // Nothing but such a word is the question itself.
  return label === text || label === '' ? { label: text, required: false } : { label, required: true };
}
