import type { RequestListener } from 'node:http';
import Koa from 'koa';
import { apiV1 } from './api-v1/apiV1.ts';
import { apiV1Router } from './api-v1/mountApiV1.ts';
import { mcp } from './mcp/mcp.ts';
import { createLazyProvider, oauth } from './mcp/oauth/oauth.ts';
import { authenticate } from '../platform/http/authenticate.ts';
import { recordDenials } from '../people/auth/recordDenials.ts';
import { scim, scimRouter } from './scim/scimRoutes.ts';
import { isObserving } from '../platform/db/observeQueries.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { AppDeps } from './appDeps.ts';
import { beginForPlatform } from '../platform/http/runForRows.ts';
import { publicCors } from '../platform/http/cors.ts';
import { directRoute, type Step } from '../platform/http/directRoute.ts';
import { errorHandler } from '../platform/http/errorHandler.ts';
import { healthRouter } from '../platform/http/healthRoutes.ts';
import { originCheck } from '../platform/http/originCheck.ts';
import { shedLoad } from '../platform/http/overload.ts';
import { endpointsOf, routesOf, type Route } from '../platform/http/route.ts';
import { routeByPrefix } from '../platform/http/routeByPrefix.ts';
import { requestContext } from '../platform/http/requestContext.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { traceRequests } from '../platform/http/traceRequests.ts';
import { editAddresses } from '../visitors/edits/editAddresses.ts';
import { passAddresses } from '../visitors/public-forms/password/passAddresses.ts';
import { staticFiles } from '../visitors/pages/staticFiles.ts';
import { busyPage, isFormPage } from '../visitors/public-forms/page/busyPage.ts';
import {
  SUBMISSION_ADDRESS,
  SUBMISSION_ROUTE,
  submissionEndpoint,
} from '../visitors/public-forms/submit/submissionEndpoint.ts';
import { keepFilesApart } from '../platform/files/keepFilesApart.ts';
import { PUBLIC_ROUTERS, SIGNED_IN_ROUTERS } from './routers.ts';

/** Error codes of a connection that the visitor closed before the response ended; not worth a log line. */
const CLIENT_LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** The HTTP application; middleware is listed in the order in which a request passes it. */
function createApp(deps: AppDeps): Koa<AppState> {
  const app = createEmptyApp(deps);
  const oauthProvider = createLazyProvider(deps);
  const signedIn = SIGNED_IN_ROUTERS.map((createRouter) => createRouter({ ...deps, oauthProvider }));
  app.use(editAddresses);
  app.use(passAddresses);
  app.use(routeByPrefix(PUBLIC_ROUTERS.map((createRouter) => createRouter(deps))));
  const operations = apiV1Router(deps, endpointsOf(signedIn));
  app.use(apiV1(deps, operations));
  app.use(mcp(deps, operations));
  app.use(oauth(deps, oauthProvider));
  app.use(scim(deps));
  app.use(staticFiles(deps));
  app.use(originCheck(deps.config.publicUrl));
  app.use(authenticate(deps));
  app.use(recordDenials(deps));
  app.use(routeByPrefix(signedIn));
  return app;
}

/** The application as a request listener that sheds load (E21); submissions pass Koa by (decision 189). */
export const createListener = (deps: AppDeps): RequestListener =>
  shedLoad(
    deps.overload,
    {
      ...deps.config,
      pageOf: (request, retryAfter) => (isFormPage(request) ? busyPage(request, retryAfter) : null),
    },
    directRoute(createApp(deps), {
      method: 'POST',
      address: SUBMISSION_ADDRESS,
      route: SUBMISSION_ROUTE,
      steps: [...commonSteps(deps), publicCors, submissionEndpoint(deps)],
    }),
  );

/** The application of a process that only runs jobs: its health. */
export function createWorkerApp(deps: AppDeps): Koa<AppState> {
  const app = createEmptyApp(deps);
  app.use(routeByPrefix([healthRouter(deps)]));
  return app;
}

function createEmptyApp(deps: AppDeps): Koa<AppState> {
  const app = new Koa<AppState>();
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!CLIENT_LEFT.has(error.code ?? '')) deps.logger.error({ err: error }, 'A response failed');
  });
  for (const step of commonSteps(deps)) app.use(step);
  return app;
}

/** What every request passes first. */
const commonSteps = ({ logger, readiness, outages, config, overload }: AppDeps): Step[] => [
  requestContext(logger),
  ...(isObserving() ? [traceRequests] : []),
  (ctx, next) => {
    // The draining server closes the connection before the next request could use it.
    if (readiness.isDraining) ctx.set('Connection', 'close');
    return next();
  },
  errorHandler(outages),
  securityHeaders(config.publicUrl),
  keepFilesApart(config.filesOrigin),
  (ctx, next) => overload.during(ctx.req, next),
  beginForPlatform,
];

/** Lists every route of the application, for the table of permissions and the description of the API. */
export function listRoutes(deps: AppDeps): Route[] {
  const signedIn = SIGNED_IN_ROUTERS.map((createRouter) => createRouter(deps));
  const visitors = PUBLIC_ROUTERS.map((createRouter) => createRouter(deps));
  const others = [apiV1Router(deps, endpointsOf(signedIn)), scimRouter(deps)];
  return [...visitors, ...signedIn, ...others].flatMap(routesOf);
}
