import type { FormDefinition } from '../definition/formDefinition.ts';
import type { Language } from '../language/languages.ts';
import { namesIn } from '../richText/names.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';
import { OWN_PICTURE } from '../validation/isPictureAddress.ts';
import { listOwnersTexts } from './mapOwnersTexts.ts';
import { markOf, wordsOfTranslation } from './translate.ts';

/**
 * Lists the translations that visitors cannot meet: one that names an answer which its original does not name, because
 * only originals decide what a form needs, and another picture than one that the account has uploaded.
 */
export function checkTranslations(form: FormDefinition): DefinitionIssue[] {
  const translations = Object.entries(form.translations);
  if (translations.length === 0) return [];
  const originals = listOwnersTexts(form);
  return translations.flatMap(([language, texts]) =>
    originals.flatMap(({ key, text, kind }): DefinitionIssue[] => {
      const words = wordsOfTranslation(texts[key]);
      if (words === '') return [];
      const path = ['translations', language, key];
      if (kind === 'picture')
        return OWN_PICTURE.test(words) ? [] : [{ path, code: 'invalid', message: 'Not an uploaded picture' }];
      const named = new Set(namesIn(text));
      const added = namesIn(words).find((name) => !named.has(name));
      if (added === undefined) return [];
      const message = `This translation names {{${added}}}, which the original does not name`;
      return [{ path, code: 'translation_name', message }];
    }),
  );
}

/** The texts of one language that somebody has to look at, by key. */
export interface TranslationGaps {
  language: Language;
  /** Texts without a translation: visitors read the original. */
  missing: string[];
  /** Translations of another original than there is now. */
  stale: string[];
}

/** Lists what is missing and what is stale in each further language of a form, in reading order. */
export function listTranslationGaps(form: FormDefinition): TranslationGaps[] {
  if (form.languages.length === 0) return [];
  const originals = listOwnersTexts(form);
  return form.languages.map((language) => {
    const texts = form.translations[language] ?? {};
    const isMissing = ({ key }: { key: string }): boolean => wordsOfTranslation(texts[key]) === '';
    const isStale = ({ key, text }: { key: string; text: string }): boolean => {
      const one = texts[key];
      return typeof one === 'object' && one.text !== '' && one.of !== markOf(text);
    };
    return {
      language,
      missing: originals.filter((one) => one.kind !== 'picture' && isMissing(one)).map(({ key }) => key),
      stale: originals.filter(isStale).map(({ key }) => key),
    };
  });
}
