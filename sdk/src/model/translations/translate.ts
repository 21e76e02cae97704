import type { FormDefinition, TranslatedText } from '../definition/formDefinition.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { Language } from '../language/languages.ts';
import { mapOwnersTexts } from './mapOwnersTexts.ts';

/** Length of a mark, in hexadecimal digits. */
const MARK_LENGTH = 8;

/** Returns the mark of an original: a translation that was made from another text has another one, and is stale. */
export const markOf = (original: string): string => sha256(original).slice(0, MARK_LENGTH);

/** Returns the words of a translation; empty for none. */
export const wordsOfTranslation = (translated: TranslatedText | undefined): string =>
  typeof translated === 'string' ? translated : (translated?.text ?? '');

/** Translated forms by definition and language; definitions are cached with their revision. */
const translated = new WeakMap<FormDefinition, Map<Language, FormDefinition>>();

/**
 * Returns a form in one of its languages: an ordinary definition without any other. A text without a translation keeps
 * the words of the form's own language.
 */
export function translate(form: FormDefinition, language: Language): FormDefinition {
  const texts = form.translations[language];
  if (!texts) return form;
  const known = translated.get(form)?.get(language);
  if (known) return known;
  const mapped = mapOwnersTexts(form, ({ key, text }) => wordsOfTranslation(texts[key]) || text);
  const made = { ...mapped, language, languages: [], translations: {} };
  translated.set(form, (translated.get(form) ?? new Map<Language, FormDefinition>()).set(language, made));
  return made;
}
