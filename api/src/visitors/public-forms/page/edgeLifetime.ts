import { setEdgeCache, type EdgeLifetime } from '../../../platform/cdn/edgeCache.ts';
import type { CdnConfig } from '../../../platform/config/parseCdn.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { asksFirst } from '../password/formPass.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { askedLanguage } from '../visitorLanguage.ts';

/** A day begins on a quarter of an hour in every time zone (s). */
const QUARTER_S = 900;

/** Returns how long the public content of a form stays what it is, if nobody changes the form. */
export function edgeLifetime(form: PublishedForm, now = Date.now()): EdgeLifetime {
  // The logic may name today's date (decision 217).
  const dayEndsIn = form.plan ? QUARTER_S - (Math.floor(now / 1_000) % QUARTER_S) : Infinity;
  const endsIn = Math.min(form.closesIn ?? Infinity, dayEndsIn);
  return {
    // Each submission may fill it or an option; a recalled state may be older than the last purge.
    isVolatile: form.isRecalled || form.maxSubmissions !== null || form.placesLeft !== null,
    endsIn: endsIn === Infinity ? null : endsIn,
  };
}

/** Whether the address alone decides the language: no cache in front is trusted with the browser's (LANG-006). */
export const isByAddress = (ctx: AppContext, form: PublishedForm): boolean =>
  form.languages.length === 0 || askedLanguage(ctx, form) !== null;

/** Lets the cache in front keep the content of a form, unless it differs by website or visitor, or needs a password or a sign-in. */
export function cacheAtEdge(ctx: AppContext, { cdn }: { cdn: CdnConfig | null }, form: PublishedForm): void {
  if (cdn && !asksFirst(form) && isByAddress(ctx, form)) setEdgeCache(ctx, cdn, form.id, edgeLifetime(form));
}
