import { Router } from '@koa/router';
import type { AppContext, AppState, Next } from './appContext.ts';
import { routesOf } from './route.ts';

type Handle = (ctx: AppContext, next: Next) => Promise<unknown>;

/**
 * Hands a request to the routers of its prefix alone: one after the other, they would each compare every path. They
 * are made one router at the first request: compiling each path takes a start 10 ms (decision 195).
 * `allowedMethods` sets the status and `Allow` for a known address with another method; the error handler answers.
 */
export function routeByPrefix(routers: readonly Router<AppState>[]): Handle {
  const byPrefix = new Map<string, Router<AppState>[]>();
  for (const router of routers) {
    for (const prefix of new Set(routesOf(router).map(({ path }) => prefixOf(path)))) {
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), router]);
    }
  }
  const handlers = new Map([...byPrefix].map(([prefix, own]) => [prefix, joinWhenAsked(own)]));
  return async (ctx, next) => {
    const handle = handlers.get(prefixOf(ctx.path));
    return handle ? handle(ctx, next) : next();
  };
}

/** Joins routers at their first request. */
function joinWhenAsked(routers: readonly Router<AppState>[]): Handle {
  let handle: Handle | undefined;
  return (ctx, next) => {
    handle ??= join(routers);
    return handle(ctx, next);
  };
}

function join(routers: readonly Router<AppState>[]): Handle {
  const router = new Router<AppState>();
  for (const own of routers) router.use(own.routes());
  const routes = router.routes() as Handle;
  const allowedMethods = router.allowedMethods() as Handle;
  return (ctx, next) => routes(ctx, () => allowedMethods(ctx, next));
}

/** The first segment of a path, or the first two below `/api`; routers ignore case. */
function prefixOf(path: string): string {
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3);
  return first === 'api' ? `${first}/${second}` : first;
}
