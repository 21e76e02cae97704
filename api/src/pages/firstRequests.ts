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

/** Returns the requests that a page preloads; an address with a query asks for other things. */
export const firstRequests = (ctx: AppContext, actor: Actor | null): string[] =>
  actor?.isApproved && !ctx.querystring ? (REQUESTS[ctx.path]?.(actor) ?? []) : [];
