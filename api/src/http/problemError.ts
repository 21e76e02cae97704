import type { TurnedAway } from '@inlay/sdk/model';
import type { ProblemBody, ProblemIssueBody } from '../contract/index.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';

/** An error with a problem code, which the error handler answers. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly issues: readonly ProblemIssueBody[] | undefined;
  /** What a visitor is shown whom an ending turns away. */
  readonly ending: TurnedAway | undefined;
  /** Response headers, e.g. `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    options: {
      message?: string;
      issues?: readonly ProblemIssueBody[];
      ending?: TurnedAway;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(options.message ?? PROBLEMS[code][1]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.issues = options.issues;
    this.ending = options.ending;
    this.headers = options.headers ?? {};
  }
}

/** Whether an error has a problem code. */
export const isProblem = (error: unknown, code: ProblemCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code;

/** The one error shape (D-21). */
export const presentProblem = (problem: ProblemError, requestId: string): ProblemBody => ({
  error: {
    code: problem.code,
    message: problem.message,
    ...(problem.issues && { issues: [...problem.issues] }),
    ...(problem.ending && { ending: problem.ending }),
    requestId,
  },
});
