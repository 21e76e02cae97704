import { t } from '@lingui/core/macro';
import { withTranslations, wordsOfTranslation, type Language } from '@inlay/sdk/model';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';

/** Returns the words of a text in a language of the edited form. */
export const wordsOf = (builder: BuilderStore, language: Language, key: string): string =>
  wordsOfTranslation(definitionOf(builder.get()).translations[language]?.[key]);

/** Gives texts other words in a language; typing in one of them is one undo step per pause. */
export function translateTexts(
  builder: BuilderStore,
  language: Language,
  words: Readonly<Record<string, string>>,
): void {
  const [first, ...others] = Object.keys(words);
  builder.edit({
    document: { definition: withTranslations(definitionOf(builder.get()), language, words) },
    what: others.length > 0 ? t`Translations changed` : t`Translation changed`,
    ...(others.length === 0 && { topic: `translation ${language} ${first}` }),
    say: null,
  });
}
