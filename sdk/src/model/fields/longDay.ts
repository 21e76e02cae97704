import type { Language } from '../language/languages.ts';

/** Returns how a language writes days, as "3 May 2026", with the digits of the form's own texts. */
export const longDay = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
