import type { AppContext } from '../http/appContext.ts';
import type { Actor } from '../identity/actor.ts';

/** Requests that a screen begins with, by its path; they start with its scripts and not behind them. */
const REQUESTS: Readonly<Record<string, (actor: Actor) => string[]>> = {
  '/dashboard': ({ role }) => [
    '/api/forms',
    '/api/submissions?sort=newest&limit=5',
    '/api/submissions/nearing-deletion',
    // The tab an administrator begins with, in a browser that remembers no other.
    ...(role === 'admin' ? ['/api/admin/clients?limit=50'] : []),
  ],
  '/submissions': () => ['/api/submissions?sort=newest&limit=50', '/api/submissions/count?'],
};

/** The addresses of the builder, with the form's id. */
const BUILDER =
  /^\/(?:builder|form|forms)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?:build|design))?$/;

/** Returns the requests that a page preloads; an address with a query asks for other things. */
export function firstRequests(ctx: AppContext, actor: Actor | null, chunk: string | null): string[] {
  if (!actor?.isApproved || ctx.querystring) return [];
  const formId = chunk === 'builder' ? BUILDER.exec(ctx.path)?.[1] : undefined;
  return formId ? [`/api/forms/${formId}`] : (REQUESTS[ctx.path]?.(actor) ?? []);
}
