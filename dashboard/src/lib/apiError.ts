import { t } from '@lingui/core/macro';
import type { ProblemBody, ProblemIssueBody } from '@inlay/api/contract';
import { ERROR_TEXTS } from './errorTexts.ts';

/** A refusal of the API, or a request without an answer. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 without an answer. */
  readonly status: number;
  /** A problem code of the API; `network` or `timeout` without an answer. */
  readonly code: string;
  readonly issues: readonly ProblemIssueBody[];
  readonly requestId: string | null;

  constructor(status: number, problem: Partial<ProblemBody['error']>) {
    super(ERROR_TEXTS[problem.code ?? ''] ?? problem.message ?? t`An unexpected error occurred`);
    this.status = status;
    this.code = problem.code ?? 'internal';
    this.issues = problem.issues ?? [];
    this.requestId = problem.requestId ?? null;
  }
}

/** Returns the message to show for anything thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : t`An unexpected error occurred`;

/** Returns whether a retry is useless: the object was deleted or belongs to someone else. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** An interval of polling, in ms, that ends once the object was deleted or access to it revoked. */
export const pollUntilRefused =
  (everyMs: number) =>
  ({ state }: { state: { error: Error | null } }): number | false =>
    isFinal(state.error) ? false : everyMs;
