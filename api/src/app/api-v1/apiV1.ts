import type { Router } from '@koa/router';
import { recordDenials } from '../../people/auth/recordDenials.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { programCors } from '../../platform/http/cors.ts';
import type { Step } from '../../platform/http/directRoute.ts';
import { isVersioned } from '../../platform/http/problemDetails.ts';
import { routeByPrefix } from '../../platform/http/routeByPrefix.ts';

/** What its steps need. */
type Deps = Parameters<typeof authenticate>[0] & Parameters<typeof recordDenials>[0];

/**
 * API v1, for programs: neither cookies nor other people's pages matter to it, because nothing but a key is read
 * (decision 765).
 */
export function apiV1(deps: Deps, router: Router<AppState>): Step {
  const steps = [
    programCors,
    authenticate(deps, { keysOnly: true }),
    recordDenials(deps),
    routeByPrefix([router]),
  ];
  const run = steps.reduceRight<(ctx: AppContext) => Promise<unknown>>(
    (next, step) => (ctx) => step(ctx, () => next(ctx)),
    async () => undefined,
  );
  return (ctx, next) => (isVersioned(ctx.path) ? run(ctx) : next());
}
