import type { FormDefinition } from '../definition/formDefinition.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';
import { listTranslations } from './listTranslations.ts';

/**
 * Lists the translations that visitors cannot meet: one that names an answer which its original does not name, because
 * only originals decide what a form needs, and another picture than one that the account has uploaded.
 */
export const checkTranslations = (form: FormDefinition): DefinitionIssue[] =>
  LANGUAGES.filter((language) => form.translations[language]).flatMap((language) =>
    listTranslations(form, language).flatMap(({ key, kind, fault }): DefinitionIssue[] => {
      if (fault === null) return [];
      const path = ['translations', language, key];
      if (kind === 'picture') return [{ path, code: 'invalid', message: 'Not an uploaded picture' }];
      const message = `This translation names {{${fault}}}, which the original does not name`;
      return [{ path, code: 'translation_name', message }];
    }),
  );

/** The texts of one language that somebody has to look at, by key. */
export interface TranslationGaps {
  language: Language;
  /** Texts without a translation: visitors read the original. */
  missing: string[];
  /** Translations of another original than there is now. */
  stale: string[];
}

/** Lists what is missing and what is stale in each further language of a form, in reading order. */
export const listTranslationGaps = (form: FormDefinition): TranslationGaps[] =>
  form.languages.map((language) => {
    const rows = listTranslations(form, language);
    const keysOf = (wanted: string): string[] =>
      rows.filter(({ state }) => state === wanted).map(({ key }) => key);
    return { language, missing: keysOf('missing'), stale: keysOf('stale') };
  });
