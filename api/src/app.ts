import Koa from 'koa';
import type { Router } from '@koa/router';
import { authenticate } from './auth/authenticate.ts';
import { authRouter } from './auth/routes.ts';
import { formsRouter } from './forms/routes.ts';
import type { AppState } from './http/appContext.ts';
import type { AppDeps } from './http/appDeps.ts';
import { errorHandler } from './http/errorHandler.ts';
import { healthRouter } from './http/healthRoutes.ts';
import { originCheck } from './http/originCheck.ts';
import { ProblemError } from './http/problemError.ts';
import { requestContext } from './http/requestContext.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { staticFiles } from './http/staticFiles.ts';
import { embedRouter } from './public-forms/embedRoutes.ts';
import { publicFormsRouter } from './public-forms/routes.ts';
import { submissionsRouter } from './submissions/routes.ts';

/** Koa's words for a visitor who left before the answer was out: nothing to report. */
const CLIENT_LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** The whole HTTP application. What a request passes stands here in its order. */
export function createApp(deps: AppDeps): Koa<AppState> {
  const app = new Koa<AppState>();
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!CLIENT_LEFT.has(error.code ?? '')) deps.logger.error({ err: error }, 'A response failed');
  });

  app.use(requestContext(deps.logger));
  app.use(errorHandler);
  app.use(securityHeaders(deps.config.publicUrl));
  mount(app, healthRouter(deps));
  // Visitors' routes come before sign-in: they carry no session and need no look-up.
  mount(app, publicFormsRouter(deps));
  mount(app, embedRouter(deps));
  app.use(staticFiles(deps.assets));
  app.use(originCheck(deps.config.publicUrl));
  app.use(authenticate(deps));
  mount(app, authRouter(deps));
  mount(app, formsRouter(deps));
  mount(app, submissionsRouter(deps));
  return app;
}

/** A known address with another method is told so. */
function mount(app: Koa<AppState>, router: Router<AppState>): void {
  app.use(router.routes());
  app.use(
    router.allowedMethods({
      throw: true,
      methodNotAllowed: () => new ProblemError('request.method_not_allowed'),
      notImplemented: () => new ProblemError('request.method_not_allowed'),
    }),
  );
}
