import type { ProblemBody } from '../contract/index.ts';
import type { AppContext, Next } from './appContext.ts';
import { ProblemError } from './problemError.ts';

/** Errors of node-postgres and PostgreSQL that mean "not now": restart, freeze, no connection left. */
const DATABASE_AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '57014',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
]);
const DATABASE_AWAY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i;

/** Turns whatever was thrown into the one error shape; the unforeseen is logged whole and told as nothing (D-21). */
export async function errorHandler(ctx: AppContext, next: Next): Promise<void> {
  try {
    await next();
    // Nobody had anything to say to this address.
    if (ctx.status === 404 && ctx.body === undefined) throw new ProblemError('route.not_found');
  } catch (error) {
    answerProblem(ctx, toProblem(ctx, error));
  }
}

function answerProblem(ctx: AppContext, problem: ProblemError): void {
  const body: ProblemBody = {
    error: {
      code: problem.code,
      message: problem.message,
      ...(problem.issues && { issues: [...problem.issues] }),
      requestId: ctx.state.requestId,
    },
  };
  ctx.status = problem.status;
  ctx.set(problem.headers);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

function toProblem(ctx: AppContext, error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) {
    ctx.state.logger.warn({ err: error }, 'The database did not answer');
    return new ProblemError('service.unavailable', { headers: { 'Retry-After': '2' } });
  }
  ctx.state.logger.error({ err: error }, 'Unforeseen error');
  return new ProblemError('internal');
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && DATABASE_AWAY.has(code)) return true;
  return DATABASE_AWAY_TEXT.test(error.message) || isDatabaseAway(error.cause);
}
