declare global {
  /** The page's translations by the id of their text; absent in English. */
  var inlayTexts: Record<string, string> | undefined;
}

/** The language of this page. */
export const language = document.documentElement.lang || 'en';

/** True where it is read from the right. */
export const isRightToLeft = document.documentElement.dir === 'rtl';

/** Name of the cookie that keeps the choice; the server reads it for pages of the portal. */
const COOKIE = 'language';
/** A year, in seconds. */
const LIFETIME = 31_536_000;

/** Returns whether somebody has chosen a language in this browser. */
export const hasChosenLanguage = (): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${COOKIE}=`));

/** Keeps a language for the portal, and loads the page again where it has another. */
export function chooseLanguage(chosen: string): void {
  document.cookie = `${COOKIE}=${chosen}; Path=/client; Max-Age=${LIFETIME}; SameSite=Lax`;
  if (chosen !== language && hasChosenLanguage()) window.location.reload();
}
