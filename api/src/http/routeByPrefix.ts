import { Router } from '@koa/router';
import type { AppContext, AppState, Next } from './appContext.ts';
import { routesOf } from './route.ts';

type Handle = (ctx: AppContext, next: Next) => Promise<unknown>;

/**
 * Hands a request to the routers of its prefix alone: one after the other, they would each compare every path.
 * `allowedMethods` sets the status and `Allow` for a known address with another method; the error handler answers.
 */
export function routeByPrefix(routers: readonly Router<AppState>[]): Handle {
  const merged = new Map<string, Router<AppState>>();
  for (const router of routers) {
    for (const prefix of new Set(routesOf(router).map(({ path }) => prefixOf(path)))) {
      const known = merged.get(prefix) ?? new Router<AppState>();
      merged.set(prefix, known.use(router.routes()));
    }
  }
  const handlers = new Map([...merged].map(([prefix, router]) => [prefix, handlerOf(router)]));
  return async (ctx, next) => (handlers.get(prefixOf(ctx.path)) ?? passOn)(ctx, next);
}

const passOn: Handle = (_ctx, next) => next();

function handlerOf(router: Router<AppState>): Handle {
  const routes = router.routes() as Handle;
  const allowedMethods = router.allowedMethods() as Handle;
  return (ctx, next) => routes(ctx, () => allowedMethods(ctx, next));
}

/** The first segment of a path, or the first two below `/api`; routers ignore case. */
function prefixOf(path: string): string {
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3);
  return first === 'api' ? `${first}/${second}` : first;
}
