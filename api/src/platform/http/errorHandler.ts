import { isBeyondCluster, isTransient } from '../db/databaseErrors.ts';
import { QueueFullError } from '../process/turns.ts';
import type { AppContext, Next } from './appContext.ts';
import { isVersioned, presentDetails, setDetails } from './problemDetails.ts';
import { presentProblem, ProblemError } from './problemError.ts';
import type { ProblemCode } from './problems.ts';
import { readerLanguage } from './requestLanguage.ts';
import { sendPage } from './sendPage.ts';
import { setJson } from './setJson.ts';

/** Retry-After while the database is unavailable: it returns later than a full queue empties. */
const DATABASE_RETRY_SECONDS = 2;

/** Problem codes for requests that no route handled, by the status Koa leaves. */
const UNHANDLED: Readonly<Record<number, ProblemCode>> = {
  404: 'route.not_found',
  405: 'request.method_not_allowed',
  501: 'request.method_not_allowed',
};

/**
 * Answers every error in the one error shape, to programs as problem details. Unexpected errors are logged whole and answered without details (D-21).
 * @param outages records errors of an unavailable database for administrators (E4).
 */
export const errorHandler =
  (outages: { note(error: unknown): void }) =>
  async (ctx: AppContext, next: Next): Promise<void> => {
    try {
      await next();
      const code = ctx.body === undefined ? UNHANDLED[ctx.status] : undefined;
      if (code) throw new ProblemError(code);
    } catch (error) {
      outages.note(error);
      answerProblem(ctx, toProblem(ctx, error));
    }
  };

function answerProblem(ctx: AppContext, problem: ProblemError): void {
  ctx.status = problem.status;
  ctx.set(problem.headers);
  ctx.set('Cache-Control', 'no-store');
  const { requestId, problemPage } = ctx.state;
  const page = problemPage?.(problem, readerLanguage(ctx));
  if (page) {
    ctx.set(page.headers);
    sendPage(ctx, page.html);
  } else if (isVersioned(ctx.path)) {
    setDetails(ctx, presentDetails(problem, requestId, readerLanguage(ctx)));
  } else {
    setJson(ctx, presentProblem(problem, requestId, readerLanguage(ctx)));
  }
}

function toProblem(ctx: AppContext, error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof QueueFullError) return tryAgain(error.retryAfterSeconds);
  if (isTransient(error)) {
    ctx.state.logger.warn({ err: error }, 'The database did not answer');
    return tryAgain(DATABASE_RETRY_SECONDS);
  }
  if (isBeyondCluster(error)) {
    ctx.state.logger.error({ err: error }, 'A cluster cannot plan this statement');
    return new ProblemError('request.several_accounts');
  }
  ctx.state.logger.error({ err: error }, 'Unforeseen error');
  return new ProblemError('internal');
}

const tryAgain = (retryAfterSeconds: number): ProblemError =>
  new ProblemError('service.unavailable', { retryAfterSeconds });
