import type { Router } from '@koa/router';
import type { AppState } from './appContext.ts';
import type { EndpointOptions } from './endpoint.ts';
import type { Endpoint } from './guard.ts';

/** One route of the application. */
export interface Route {
  method: string;
  /** As the router has it, e.g. `/api/forms/:formId`. */
  path: string;
  /** What its guard declares; null for pages, files and probes, which have none. */
  endpoint: EndpointOptions | null;
}

/** Lists the routes of a router. */
export const routesOf = (router: Router<AppState>): Route[] =>
  router.stack.flatMap(({ path, methods, stack }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ method, path: String(path), endpoint: stack.find(isEndpoint)?.endpoint ?? null })),
  );

/** An endpoint with its method. */
export interface MountedEndpoint {
  method: string;
  endpoint: Endpoint;
}

/** Finds the endpoints of routers by the names of their routes, e.g. `GET /api/forms/:formId`. */
export const endpointsOf = (routers: readonly Router<AppState>[]): ReadonlyMap<string, MountedEndpoint> =>
  new Map(
    routers.flatMap((router) =>
      router.stack.flatMap(({ path, methods, stack }) => {
        const endpoint = stack.find(isEndpoint);
        if (!endpoint) return [];
        return methods.map((method) => {
          const named = { method, path: String(path), endpoint: null };
          return [routeName(named), { method, endpoint }] as const;
        });
      }),
    ),
  );

const isEndpoint = (middleware: unknown): middleware is Endpoint =>
  typeof middleware === 'function' && 'endpoint' in middleware;

/** Names a route, e.g. `GET /api/forms/:formId`. */
export const routeName = ({ method, path }: Route): string => `${method} ${path}`;
