import type { Problem, ProblemIssue, Receipt, SubmissionRequest, TurnedAway } from '../model/rendering.ts';
import { toJson } from './toJson.ts';

/** Result of sending a submission. */
export type SubmitOutcome =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; issues: ProblemIssue[] }
  /** Other answers are stored under this key; these need a new one. */
  | { kind: 'key_reused' }
  /**
   * Refused by the server: a code of its error catalogue, and a reason for the visitor; `ending` where the form
   * turns the answers away.
   */
  | { kind: 'refused'; code: string; message: string; ending?: TurnedAway }
  /** Too many attempts in this browser; nothing was sent (EMBED-016, EMBED-017). */
  | { kind: 'limited'; wait: 'minute' | 'hour' }
  /** The visitor changed an answer while the request was in flight. */
  | { kind: 'cancelled' };

/** Result of one try. `unknown`: the server may or may not have stored it. */
export type Attempt = SubmitOutcome | { kind: 'unknown'; retryAfterMs: number };

/** Longest body of a keepalive request; browsers allow 64 KiB per page for all of them (Fetch, 4.6). */
const MAX_KEEPALIVE_LENGTH = 30_000;

/**
 * Posts a submission once. After `unknown` the caller retries with the same key, which the server stores
 * once (D-183). Never throws.
 */
export async function postSubmission(
  baseUrl: string,
  formId: string,
  request: SubmissionRequest,
  language: string,
): Promise<Attempt> {
  const body = toJson(request);
  const response = await fetch(`${baseUrl}/api/public/forms/${formId}/submissions`, {
    method: 'POST',
    // Accept-Language selects the language of refusals, and needs no preflight.
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body,
    credentials: 'omit',
    keepalive: body.length < MAX_KEEPALIVE_LENGTH,
  }).catch(() => null);
  if (!response || response.status >= 500)
    return { kind: 'unknown', retryAfterMs: parseRetryAfter(response) };
  return parseOutcome(response);
}

async function parseOutcome(response: Response): Promise<Attempt> {
  const body: unknown = await response.json().catch(() => null);
  // The connection may break in the middle of the response.
  if (body === null) return { kind: 'unknown', retryAfterMs: 0 };
  if (response.ok) return { kind: 'stored', receipt: body as Receipt };
  const problem = (body as Partial<Problem>).error;
  if (problem?.code === 'submission.key_reused') return { kind: 'key_reused' };
  if (problem?.issues?.length) return { kind: 'invalid', issues: problem.issues };
  const { code = '', message = '', ending } = problem ?? {};
  return { kind: 'refused', code, message, ...(ending && { ending }) };
}

/** Returns the back-off that the server asks for, in ms; 0 without a number of seconds. */
const parseRetryAfter = (response: Response | null): number =>
  (Number(response?.headers.get('Retry-After')) || 0) * 1_000;
