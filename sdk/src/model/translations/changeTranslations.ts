import type { FormDefinition, Translation } from '../definition/formDefinition.ts';
import type { Language } from '../language/languages.ts';
import { listOwnersTexts } from './mapOwnersTexts.ts';
import { markOf } from './translate.ts';

/**
 * Returns a form with other words in one of its languages, marked with the originals that it has now. Empty words take
 * a translation away, and so do words of a text that the form does not have.
 * @param words by the keys of the texts
 */
export function withTranslations(
  form: FormDefinition,
  language: Language,
  words: Readonly<Record<string, string>>,
): FormDefinition {
  const originals = new Map(listOwnersTexts(form).map(({ key, text }) => [key, text]));
  const texts: Translation = { ...form.translations[language] };
  for (const [key, text] of Object.entries(words)) {
    const original = originals.get(key);
    if (text === '' || original === undefined) delete texts[key];
    else texts[key] = { text, of: markOf(original) };
  }
  return { ...form, translations: { ...form.translations, [language]: texts } };
}

/** Returns a form in other languages besides its own, in their order. Translations into all others go with them. */
export function withLanguages(form: FormDefinition, languages: readonly Language[]): FormDefinition {
  const translations = languages.flatMap((language) => {
    const texts = form.translations[language];
    return texts ? [[language, texts] as const] : [];
  });
  return { ...form, languages: [...languages], translations: Object.fromEntries(translations) };
}
