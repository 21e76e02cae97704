import type { Problem, ProblemIssue, Receipt, SubmissionRequest } from '../model/rendering.ts';

/** How sending ended. Results, not exceptions: whatever happens, the page goes on. */
export type SubmitOutcome =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; issues: ProblemIssue[] }
  /** Other answers are stored under this key: a fresh one is needed to send these as well. */
  | { kind: 'key_reused' }
  /** The server said no: a code of its error catalogue, and a reason a visitor can read. */
  | { kind: 'refused'; code: string; message: string }
  /** Too many from this browser; nothing was sent (EMBED-016, EMBED-017). */
  | { kind: 'limited'; wait: 'minute' | 'hour' }
  /** Given up by the visitor, who changed something while the answer was awaited. */
  | { kind: 'cancelled' };

/** What one try led to: an outcome, or nobody knows whether it arrived and when to ask again. */
export type Attempt = SubmitOutcome | { kind: 'unknown'; retryAfterMs: number };

/** What fits into a request that outlives its page: 64 KiB for all of a page's (Fetch, 4.6). */
const MAX_KEEPALIVE_LENGTH = 30_000;

/**
 * Sends a submission once. The same key may be sent again after `unknown`: the server stores a key
 * once (D-183). Never throws.
 */
export async function postSubmission(
  baseUrl: string,
  formId: string,
  request: SubmissionRequest,
  language: string,
): Promise<Attempt> {
  const body = JSON.stringify(request);
  const response = await fetch(`${baseUrl}/api/public/forms/${formId}/submissions`, {
    method: 'POST',
    // The second one needs no preflight, and tells the server in which language to refuse.
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body,
    credentials: 'omit',
    keepalive: body.length < MAX_KEEPALIVE_LENGTH,
  }).catch(() => null);
  if (!response || response.status >= 500) return { kind: 'unknown', retryAfterMs: askedWait(response) };
  return readOutcome(response);
}

async function readOutcome(response: Response): Promise<Attempt> {
  const body: unknown = await response.json().catch(() => null);
  // The connection may end in the middle of the answer.
  if (body === null) return { kind: 'unknown', retryAfterMs: 0 };
  if (response.ok) return { kind: 'stored', receipt: body as Receipt };
  const problem = (body as Partial<Problem>).error;
  if (problem?.code === 'submission.key_reused') return { kind: 'key_reused' };
  if (problem?.issues?.length) return { kind: 'invalid', issues: problem.issues };
  return { kind: 'refused', code: problem?.code ?? '', message: problem?.message ?? '' };
}

function askedWait(response: Response | null): number {
  const seconds = Number(response?.headers.get('Retry-After'));
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}
