import { t } from '@lingui/core/macro';
import { pickLanguage, type Language, type PrintLanguage } from '@inlay/sdk/model';
import { language } from '../../lib/language.ts';

/** Returns the language of answers: the screen's, and on an English screen the reader's. */
export const languageOfAnswers = (): Language =>
  pickLanguage(language === 'en' ? null : language, navigator.languages);

/** Returns the language in which the dashboard prints answers. */
export const printLanguage = (): PrintLanguage => ({
  language: languageOfAnswers(),
  words: { yes: t`Yes`, no: t`No` },
});
