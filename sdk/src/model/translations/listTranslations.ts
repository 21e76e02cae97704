import type { FormDefinition } from '../definition/formDefinition.ts';
import type { Language } from '../language/languages.ts';
import { OWN_PICTURE } from '../validation/isPictureAddress.ts';
import { namesIn } from '../richText/names.ts';
import { listOwnersTexts, type OwnersText } from './mapOwnersTexts.ts';
import { markOf, wordsOfTranslation } from './translate.ts';

/** What a translation needs: words, another look since its original changed, or nothing. */
export type TranslationState = 'missing' | 'stale' | 'done';

/** An original beside its translation. */
export interface TranslationRow extends OwnersText {
  /** Empty for none. */
  words: string;
  state: TranslationState;
  /** Mark of the original that the words were made from; `null` where nobody said. */
  of: string | null;
  /** An answer that the words name and the original does not, or `''` for an address that is no uploaded picture; `null` if they are fine. */
  fault: string | null;
}

/** Returns why visitors cannot meet a translation of a text; see `fault` of a row. */
export function translationFault({ text, kind }: OwnersText, words: string): string | null {
  if (words === '') return null;
  if (kind === 'picture') return OWN_PICTURE.test(words) ? null : '';
  const named = new Set(namesIn(text));
  return namesIn(words).find((name) => !named.has(name)) ?? null;
}

/** Lists all texts of a form with their translations into one language, in reading order. */
export function listTranslations(form: FormDefinition, language: Language): TranslationRow[] {
  const texts = form.translations[language] ?? {};
  return listOwnersTexts(form).map((original) => {
    const { key, text, kind } = original;
    const one = texts[key];
    const words = wordsOfTranslation(one);
    const of = typeof one === 'object' ? one.of : null;
    const isStale = words !== '' && of !== null && of !== markOf(text);
    // A picture without a translation is the same picture in every language.
    const state = words === '' && kind !== 'picture' ? 'missing' : isStale ? 'stale' : 'done';
    return { ...original, words, state, of, fault: translationFault(original, words) };
  });
}
