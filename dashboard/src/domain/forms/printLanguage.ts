import { t } from '@lingui/core/macro';
import { pickLanguage, type PrintLanguage } from '@inlay/sdk/model';
import { localeOfDates } from '../../lib/i18n.ts';

/** Returns the language in which the dashboard prints answers. */
export const printLanguage = (): PrintLanguage => ({
  language: pickLanguage(localeOfDates, navigator.languages),
  words: { yes: t`Yes`, no: t`No` },
});
