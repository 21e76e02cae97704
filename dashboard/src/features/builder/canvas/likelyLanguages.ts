import { i18n } from '@lingui/core';
import {
  createEmptyDefinition,
  fieldsOf,
  guessLanguage,
  pickLanguage,
  withFields,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';

/** Fewest words that say English: with fewer, English is what a guess falls back to. */
const FEWEST_WORDS = 8;
/** Fields that say the language of a form; more of them would only take longer. */
const FIELDS_READ = 20;

/** Returns the languages that a text of a form is probably in, the likeliest first. */
export function likelyLanguages(definition: FormDefinition, text: string): Language[] {
  const fields = fieldsOf(definition).slice(0, FIELDS_READ);
  const written = withFields(createEmptyDefinition(definition.title), fields);
  const guess = definition.language ?? guessLanguage({ ...written, description: text });
  const screen = pickLanguage(i18n.locale, []);
  const isUnsure = guess === 'en' && fields.length === 0 && text.split(/\s+/).length < FEWEST_WORDS;
  return [...new Set<Language>(isUnsure ? [screen, guess] : [guess, screen])];
}
