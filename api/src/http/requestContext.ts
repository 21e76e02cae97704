import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AppContext, Next } from './appContext.ts';

/** Gives each request an id and a logger, and logs how it ended: no query, no body, no cookies (T37). */
export function requestContext(logger: Logger) {
  return async (ctx: AppContext, next: Next): Promise<void> => {
    const started = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.state.bearer = null;
    ctx.state.client = null;
    ctx.state.logger = logger.child({ requestId: ctx.state.requestId });
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
    ctx.state.logger.debug(
      { method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(performance.now() - started) },
      'request',
    );
  };
}
