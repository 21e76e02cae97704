import { setEdgeCache, type EdgeLifetime } from '../../../platform/cdn/edgeCache.ts';
import type { CdnConfig } from '../../../platform/config/parseCdn.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { PublishedForm } from '../publishedForm.ts';

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

/** Lets the cache in front keep the content of a form, unless it differs by website or visitor, or needs a password. */
export function cacheAtEdge(ctx: AppContext, { cdn }: { cdn: CdnConfig | null }, form: PublishedForm): void {
  if (cdn && form.passwordHash === null) setEdgeCache(ctx, cdn, form.id, edgeLifetime(form));
}
