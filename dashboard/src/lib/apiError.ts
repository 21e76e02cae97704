import { t } from '@lingui/core/macro';
import type { ProblemBody, ProblemIssueBody } from '@inlay/api/contract';

/** What the server said no with, or that it could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** From the server's catalogue; `network` without an answer, `timeout` where it took too long. */
  readonly code: string;
  readonly issues: readonly ProblemIssueBody[];
  readonly requestId: string | null;

  constructor(status: number, problem: Partial<ProblemBody['error']>) {
    super(problem.message ?? t`An unexpected error occurred`);
    this.status = status;
    this.code = problem.code ?? 'internal';
    this.issues = problem.issues ?? [];
    this.requestId = problem.requestId ?? null;
  }
}

/** The message of whatever was thrown, fit to be shown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : t`An unexpected error occurred`;
