import type { Language } from '@inlay/sdk/model';
import type { ProblemDetails } from '../contract/index.ts';
import type { AppContext } from './appContext.ts';
import { presentProblem, type ProblemError } from './problemError.ts';
import { PROBLEMS } from './problems.ts';

/** Media type of problems (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

const VERSIONED = /^\/api\/v\d+(?:\/|$)/i;

/** Whether an address belongs to an API version for programs, whose problems are those of RFC 9457. */
export const isVersioned = (path: string): boolean => VERSIONED.test(path);

/** Presents a problem to programs: what both shapes say, under the names of RFC 9457 (decision 765). */
export function presentDetails(problem: ProblemError, requestId: string, language: Language): ProblemDetails {
  const { code, message, issues } = presentProblem(problem, requestId, language).error;
  return {
    type: `urn:inlay:problem:${code}`,
    title: PROBLEMS[problem.code][1],
    status: problem.status,
    detail: message,
    code,
    requestId,
    ...(issues && { issues }),
    ...(problem.current && { current: problem.current }),
  };
}

/** Sets a problem as the answer. */
export function setDetails(ctx: Pick<AppContext, 'type' | 'body'>, details: ProblemDetails): void {
  const text = JSON.stringify(details);
  ctx.type = PROBLEM_TYPE;
  ctx.body = text;
}
