import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AppContext, AppState, Next } from './appContext.ts';
import { VISITOR, type Caller } from './caller.ts';

/** Gives each request an id and a logger, and logs its end without query, body and cookies (T37). */
export function requestContext(logger: Logger) {
  return async (ctx: AppContext, next: Next): Promise<void> => {
    const started = performance.now();
    ctx.state = new RequestState(logger);
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
    if (!logger.isLevelEnabled('debug')) return;
    ctx.state.logger.debug(
      { method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(performance.now() - started) },
      'request',
    );
  };
}

class RequestState implements AppState {
  readonly requestId = randomUUID();
  caller: Caller = VISITOR;
  session: AppState['session'] = null;
  principal: AppState['principal'] = null;
  answerStatus?: number;
  formPass?: string;
  readonly #logger: Logger;
  #own: Logger | undefined;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Created on first use: most requests log nothing. */
  get logger(): Logger {
    return (this.#own ??= this.#logger.child({ requestId: this.requestId }));
  }
}
