import type { AppContext, Next } from './appContext.ts';

/** Time that a browser caches the preflight response, in seconds. */
const PREFLIGHT_SECONDS = 86_400;

/** What scripts of websites may send and read. */
const FORMS = { methods: 'GET, POST', headers: 'Content-Type', exposed: 'Retry-After, X-Request-Id' };
/** The same for uploads, by tus 1.0.0. */
const UPLOADS = {
  methods: 'POST, HEAD, PATCH, DELETE',
  headers: 'Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  exposed: 'Retry-After, X-Request-Id, Location, Tus-Resumable, Upload-Length, Upload-Offset',
};
const UPLOAD_PATH = /^\/api\/public\/(forms\/[^/]+\/)?uploads(\/|$)/i;

/**
 * Allows calls of the public API from any website, without credentials (T11). A form with a list of allowed websites
 * narrows this for its content. Refusals carry no content and stay readable, so that the page can show the reason.
 */
export const publicCors = (ctx: AppContext, next: Next): Promise<unknown> =>
  allow(ctx, next, UPLOAD_PATH.test(ctx.path) ? UPLOADS : FORMS);

/** What programs in browsers may send and read. */
const PROGRAMS = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  headers: 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer',
  exposed:
    'ETag, Idempotency-Replayed, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
};

/**
 * Allows calls of an API for programs from any page: nothing but a key that the page itself holds is read, so no
 * website can act for somebody who only visits it (T10, T11).
 */
export const programCors = (ctx: AppContext, next: Next): Promise<unknown> => allow(ctx, next, PROGRAMS);

/** What assistants in browsers may send and read beside that. */
const ASSISTANTS = {
  methods: 'GET, POST, DELETE',
  headers: `${PROGRAMS.headers}, Accept, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id`,
  exposed: `${PROGRAMS.exposed}, WWW-Authenticate`,
};

/** The same for the server of assistants. */
export const assistantCors = (ctx: AppContext, next: Next): Promise<unknown> => allow(ctx, next, ASSISTANTS);

/** Allows any website, and answers a preflight. */
async function allow(
  ctx: AppContext,
  next: Next,
  { methods, headers, exposed }: typeof FORMS,
): Promise<unknown> {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  ctx.set('Access-Control-Expose-Headers', exposed);
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set({
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
  ctx.status = 204;
  return undefined;
}
