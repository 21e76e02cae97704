import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AppContext, Next } from './appContext.ts';
import { VISITOR } from './caller.ts';

/** Gives each request an id and a logger, and logs its end without query, body and cookies (T37). */
export function requestContext(logger: Logger) {
  return async (ctx: AppContext, next: Next): Promise<void> => {
    const started = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.state.caller = VISITOR;
    ctx.state.session = null;
    ctx.state.principal = null;
    lendLogger(ctx, logger);
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
    if (!logger.isLevelEnabled('debug')) return;
    ctx.state.logger.debug(
      { method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(performance.now() - started) },
      'request',
    );
  };
}

/** The request's own logger, created on first use: most requests log nothing. */
function lendLogger({ state }: AppContext, logger: Logger): void {
  let own: Logger | undefined;
  Object.defineProperty(state, 'logger', {
    enumerable: true,
    get: () => (own ??= logger.child({ requestId: state.requestId })),
  });
}
