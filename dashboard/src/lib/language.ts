import type { Language } from '@inlay/sdk/model';

declare global {
  /** The translations that are loaded, by the id of their text. */
  var inlayTexts: Record<string, string> | undefined;
}

/** The language of this page. */
export const language = (document.documentElement.lang || 'en') as Language;

/** True where it is read from the right. */
export const isRightToLeft = document.documentElement.dir === 'rtl';

/** A label within a sentence. German nouns keep their capitals. */
export const inSentence = (label: string): string =>
  language === 'de' ? label : label.toLocaleLowerCase(language);

/** Name of the cookie that keeps the choice of this browser; the server reads it. */
const COOKIE = 'language';
/** A year, in seconds. */
const LIFETIME = 31_536_000;

/** Returns whether somebody has chosen a language in this browser. */
export const hasChosenLanguage = (): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${COOKIE}=`));

/**
 * Keeps a language for this browser, and loads the page again where it has another.
 * @param chosen null = the browser's own
 */
export function chooseLanguage(chosen: Language | null): void {
  document.cookie = `${COOKIE}=${chosen ?? ''}; Path=/; Max-Age=${chosen ? LIFETIME : 0}; SameSite=Lax`;
  // Where cookies are blocked, the page would come back in the same language for ever.
  if (chosen !== language && hasChosenLanguage() === (chosen !== null)) window.location.reload();
}
