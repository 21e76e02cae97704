import type { ProblemCode, ProblemDetails } from './generated/schemas.ts';

/** A refusal of the API (RFC 9457), or an answer that was none of its own. */
export class InlayApiError extends Error {
  override name = 'InlayApiError';
  /** Status of the answer. */
  readonly status: number;
  /** The stable code to compare; `unknown` for an answer that was no problem of the platform, such as a proxy's. */
  readonly code: ProblemCode | 'unknown' | (string & {});
  /** What is wrong with the input, each with the path of its field. */
  readonly issues: NonNullable<ProblemDetails['issues']>;
  /** With `precondition.failed`: the state of the object now. */
  readonly current: NonNullable<ProblemDetails['current']>;
  /** Names the request in the logs of the platform. */
  readonly requestId: string | null;
  /** Seconds to wait before the next try; null where the answer says nothing of it. */
  readonly retryAfter: number | null;

  constructor(response: Response, problem: Partial<ProblemDetails>) {
    super(problem.detail ?? `The platform answered ${response.status}`);
    this.status = response.status;
    this.code = problem.code ?? 'unknown';
    this.issues = problem.issues ?? [];
    this.current = problem.current ?? {};
    this.requestId = problem.requestId ?? response.headers.get('X-Request-Id');
    this.retryAfter = readSeconds(response.headers.get('Retry-After'));
  }
}

/** Reads `Retry-After` in seconds; null without one. */
function readSeconds(header: string | null): number | null {
  const seconds = Number(header ?? '');
  return header !== null && Number.isFinite(seconds) ? seconds : null;
}
