import { pickLanguage, preferredLanguages, type Language } from '@inlay/sdk/model';
import type { AppContext } from './appContext.ts';

/** Cookie of the language that was chosen in this browser; the dashboard's script sets it. */
const COOKIE = 'language';

/** Returns the language of who reads the answer: the chosen one, else the browser's first that there is. */
export const requestLanguage = (ctx: AppContext, chosen?: Language | null): Language =>
  chosen ?? pickLanguage(ctx.cookies.get(COOKIE), preferredLanguages(ctx.get('Accept-Language')));
