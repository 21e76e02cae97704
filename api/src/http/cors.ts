import type { AppContext, Next } from './appContext.ts';

/** Time that a browser caches the preflight response, in seconds. */
const PREFLIGHT_SECONDS = 86_400;

/**
 * Allows calls of the public API from any website, without credentials (T11). A form with a list of allowed websites
 * narrows this for its content. Refusals carry no content and stay readable, so that the page can show the reason.
 */
export async function publicCors(ctx: AppContext, next: Next): Promise<unknown> {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  ctx.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id, Location, Upload-Offset');
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET, POST, HEAD, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
  ctx.status = 204;
  return undefined;
}
