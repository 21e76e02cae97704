import { pickLanguage, preferredLanguages, type Language } from '@inlay/sdk/model';
import type { AppContext } from '../http/appContext.ts';

/** Addresses whose screens are translated whole; the others are English (decision 357). */
const TRANSLATED = /^\/client(\/|$)/;

/** Cookie of the language that was chosen in the portal; its script sets and reads it, too. */
const COOKIE = 'language';

/** Returns the language of a page: the chosen one, else the browser's first that there is. */
export const pageLanguage = (ctx: AppContext): Language =>
  TRANSLATED.test(ctx.path)
    ? pickLanguage(ctx.cookies.get(COOKIE), preferredLanguages(ctx.get('Accept-Language')))
    : 'en';
