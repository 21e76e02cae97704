import type { CdnConfig } from '../config/parseCdn.ts';
import type { AppContext } from '../http/appContext.ts';

/** The key of everything that a release or a setting of the platform may change. */
export const ALL_KEY = 'inlay';

/** The key of a form's page, script, include and definition. */
export const formKey = (formId: string): string => `form-${formId}`;

/** Longest time at the edge, in s: how long a page could be old if a purge got lost. */
const LONGEST_S = 3_600;
/** Time at the edge of what no purge announces, in s. */
const SHORTEST_S = 1;
/** Time for which the edge serves an old copy while the platform cannot be reached, in s. */
const STALE_IF_ERROR_S = 86_400;

/** What shortens the time at the edge. */
export interface EdgeLifetime {
  /** True when the content may change without a change of the form: with the day, or by submissions. */
  isVolatile: boolean;
  /** Seconds until the content changes by the clock; null = not foreseeable. */
  endsIn: number | null;
}

/**
 * Lets the cache in front keep an answer, by headers that only such caches read. Browsers, and caches that nobody
 * purges, still ask each time: `Cache-Control` stays theirs (RFC 9213).
 */
export function setEdgeCache(ctx: AppContext, cdn: CdnConfig, formId: string, lifetime: EdgeLifetime): void {
  const { isVolatile, endsIn } = lifetime;
  const isShort = cdn.provider === 'nginx' || isVolatile;
  const seconds = Math.max(SHORTEST_S, Math.min(isShort ? SHORTEST_S : LONGEST_S, endsIn ?? LONGEST_S));
  const targeted = `max-age=${seconds}, stale-if-error=${STALE_IF_ERROR_S}`;
  setKeys(ctx, formKey(formId), ALL_KEY);
  ctx.set({
    // Fastly, Varnish.
    'Surrogate-Control': targeted,
    // RFC 9213; Cloudflare, Akamai.
    'CDN-Cache-Control': targeted,
    // nginx.
    'X-Accel-Expires': String(seconds),
  });
}

/** Lets a new release replace a file that keeps its name. */
export const tagRelease = (ctx: AppContext): void => setKeys(ctx, ALL_KEY);

/** Sets surrogate keys, as Fastly and Varnish and as Cloudflare and Akamai read them. */
const setKeys = (ctx: AppContext, ...keys: string[]): void =>
  ctx.set({ 'Surrogate-Key': keys.join(' '), 'Cache-Tag': keys.join(',') });
