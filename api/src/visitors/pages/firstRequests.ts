import type { AppContext } from '../../platform/http/appContext.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Returns whether an address shows the clients: an administrator begins there, where no other tab is remembered. */
export const opensClients = (url: string, { role }: Actor): boolean =>
  role === 'admin' && (url === '/dashboard' || url === '/dashboard?tab=clients');

/** Requests that a screen begins with, by its address; they start with its scripts and not behind them. */
const HOME = ['/api/forms', '/api/submissions?sort=newest&limit=5'];
const CLIENTS = ['/api/admin/clients?limit=50'];
const REQUESTS: Readonly<Record<string, (actor: Actor) => string[]>> = {
  '/dashboard?tab=home': () => HOME,
  '/dashboard?tab=clients': (actor) => (opensClients('/dashboard?tab=clients', actor) ? CLIENTS : []),
  '/dashboard': (actor) => [...HOME, ...(opensClients('/dashboard', actor) ? CLIENTS : [])],
  '/submissions': () => ['/api/submissions?sort=newest&limit=50', '/api/submissions/count?'],
};

/** The addresses of the builder, with the form's id. */
const BUILDER =
  /^\/(?:builder|form|forms)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?:build|design))?$/;

/**
 * Returns the requests that a page preloads; an address with another query asks for other things.
 * @param answers what the page brings, by path below `/api`.
 */
export function firstRequests(
  ctx: AppContext,
  actor: Actor | null,
  { chunk, answers = {} }: { chunk: string | null; answers?: Readonly<Record<string, unknown>> },
): string[] {
  if (!actor?.isApproved) return [];
  const formId = chunk === 'builder' && !ctx.querystring ? BUILDER.exec(ctx.path)?.[1] : undefined;
  const requests = formId ? [`/api/forms/${formId}`] : (REQUESTS[ctx.url]?.(actor) ?? []);
  return requests.filter((url) => !(url.slice('/api'.length) in answers));
}
