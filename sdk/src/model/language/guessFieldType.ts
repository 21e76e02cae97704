import type { FieldType } from '../fields/field.ts';
import { foldLabel, patternsOf } from './labelPatterns.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Returns the label, then without a remark in brackets, and without words such as "Please enter your". */
function readingsOf(label: string, lead: RegExp): ReadonlySet<string> {
  const bare = label.replace(/ ?[([][^()[\]]*[)\]](?=\??$)/, '');
  return new Set([label, bare, label.replace(lead, ''), bare.replace(lead, '')].filter(Boolean));
}

/** @param isSure the label is in this language, so what its questions begin with counts */
function guessIn(language: Language, label: string, isSure: boolean): FieldType | null {
  const { lead, asks, open, yesNo } = patternsOf(language);
  for (const reading of readingsOf(label, lead)) {
    const words = reading.replace(/[\s?!؟]+$/, '');
    // Few expressions ask for the question mark.
    const asked = words === reading ? words : `${words}?`;
    const found = asks.find(([, pattern]) => pattern.test(words) || pattern.test(asked));
    if (found) return found[0];
    if (isSure && open.test(words)) return 'text';
    if (isSure && yesNo.test(asked)) return 'yes_no';
  }
  return null;
}

/** Letters and signs that only one of the languages has. */
const OWN_SIGNS: readonly (readonly [Language, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['es', /[¿¡]/],
];
const IN_LATIN = LANGUAGES.filter((language) => language !== 'ar' && language !== 'ja');

/** Returns what most of the languages guess; null where they are at odds, as with "Nombre" and "Firma". */
function guessOfMost(label: string, languages: readonly Language[]): FieldType | null {
  const votes = new Map<FieldType, number>();
  for (const language of languages) {
    const type = guessIn(language, label, false);
    if (type) votes.set(type, (votes.get(type) ?? 0) + 1);
  }
  const [first, second] = [...votes].toSorted((one, other) => other[1] - one[1]);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

const SCALE =
  /(?:^|[^\d.,/-])(?<from>[01])\s?(?:to|-|–|bis|à|al?|até|tot|から|[~～〜]|إلى)\s?(?<to>[3-9]|10)(?![\d.,/:-]|\s*\p{Script=Latin})/iu;

/** Returns the ends of a scale that a label names, as in "on a scale of 1 to 5" and "(0–10)"; null for others. */
export function findScale(label: string): { from: number; to: number } | null {
  const { from, to } = SCALE.exec(label)?.groups ?? {};
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

/** Types for which two numbers in the label are no scale. */
const NEVER_SCALES: ReadonlySet<FieldType | null> = new Set(['nps', 'number', 'date', 'time', 'file']);

/**
 * Guesses the field type that a label asks for, by its words; null where they say nothing.
 *
 * @param likely the languages that the label is probably in, the likeliest first
 */
export function guessFieldType(label: string, likely: readonly Language[] = []): FieldType | null {
  const words = foldLabel(label);
  if (words === '') return null;
  const own = OWN_SIGNS.find(([, signs]) => signs.test(label));
  let guess: FieldType | null = null;
  for (const language of new Set(own ? [own[0]] : likely)) guess ??= guessIn(language, words, true);
  if (!own) guess ??= guessOfMost(words, IN_LATIN);
  return findScale(label) && !NEVER_SCALES.has(guess) ? 'scale' : guess;
}
