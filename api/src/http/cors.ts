import type { AppContext, Next } from './appContext.ts';

/** How long a browser may remember the answer to its preflight, in seconds. */
const PREFLIGHT_SECONDS = 86_400;

/**
 * The public API may be called from any website, and carries no credentials (T11). A form with a list of
 * allowed websites narrows it for what it hands out; refusals hold nothing of a form and stay readable,
 * so that the page can say what is wrong.
 */
export async function publicCors(ctx: AppContext, next: Next): Promise<unknown> {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  ctx.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
  ctx.status = 204;
  return undefined;
}
