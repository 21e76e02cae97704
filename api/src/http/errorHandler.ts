import { isPassing } from '../db/databaseAway.ts';
import { QueueFullError } from '../db/groupCommit.ts';
import type { AppContext, Next } from './appContext.ts';
import type { Outages } from '../audit/outages.ts';
import { presentProblem, ProblemError } from './problemError.ts';
import type { ProblemCode } from './problems.ts';
import { sendPage } from './sendPage.ts';

/** When to try again, in seconds: a full queue is emptied sooner than a database comes back. */
const RETRY_SECONDS = { queue: '1', database: '2' } as const;

/** What it means when nobody had anything to say: to this address, to this method of it, to this method at all. */
const UNSAID: Readonly<Record<number, ProblemCode>> = {
  404: 'route.not_found',
  405: 'request.method_not_allowed',
  501: 'request.method_not_allowed',
};

/**
 * Turns whatever was thrown into the one error shape; the unforeseen is logged whole and told as nothing (D-21).
 * That the database is away is told to administrators once it is back (E4).
 */
export const errorHandler =
  (outages: Outages) =>
  async (ctx: AppContext, next: Next): Promise<void> => {
    try {
      await next();
      const unsaid = ctx.body === undefined ? UNSAID[ctx.status] : undefined;
      if (unsaid) throw new ProblemError(unsaid);
    } catch (error) {
      outages.note(error);
      answerProblem(ctx, toProblem(ctx, error));
    }
  };

function answerProblem(ctx: AppContext, problem: ProblemError): void {
  ctx.status = problem.status;
  ctx.set(problem.headers);
  ctx.set('Cache-Control', 'no-store');
  const page = ctx.state.problemPage?.(problem);
  if (page) {
    ctx.set(page.headers);
    sendPage(ctx, page.html);
  } else {
    ctx.body = presentProblem(problem, ctx.state.requestId);
  }
}

function toProblem(ctx: AppContext, error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof QueueFullError) return tryAgain(RETRY_SECONDS.queue);
  if (isPassing(error)) {
    ctx.state.logger.warn({ err: error }, 'The database did not answer');
    return tryAgain(RETRY_SECONDS.database);
  }
  ctx.state.logger.error({ err: error }, 'Unforeseen error');
  return new ProblemError('internal');
}

const tryAgain = (seconds: string): ProblemError =>
  new ProblemError('service.unavailable', { headers: { 'Retry-After': seconds } });
