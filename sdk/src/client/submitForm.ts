import type { Problem, Receipt, SubmissionRequest } from '../model/rendering.ts';

/** How sending ended. Results, not exceptions: whatever happens, the page goes on. */
export type SubmitOutcome =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; errors: Record<string, string> }
  /** Other answers are stored under this key: a fresh one is needed to send these as well. */
  | { kind: 'key_reused' }
  /** The server said no, for a reason a visitor can read. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it arrived; the same key may be sent again. */
  | { kind: 'unreachable' };

/** Waits before the second, third and fourth try, in milliseconds. */
const RETRY_AFTER_MS = [500, 1_500, 4_000] as const;
/** A server may ask for patience, but not for more than this. */
const LONGEST_WAIT_MS = 8_000;

/**
 * Sends a submission, again and again under the same key while the answer is unknown (D-183): the
 * server stores a key once, so trying again is always safe.
 */
export async function submitForm(
  baseUrl: string,
  formId: string,
  request: SubmissionRequest,
): Promise<SubmitOutcome> {
  const url = `${baseUrl}/api/public/forms/${formId}/submissions`;
  for (let attempt = 0; ; attempt++) {
    const response = await post(url, request);
    const isUnknown = response === null || response.status >= 500;
    if (!isUnknown) return readOutcome(response);
    const wait = RETRY_AFTER_MS[attempt];
    if (wait === undefined) return { kind: 'unreachable' };
    await delay(Math.max(wait, askedWait(response)));
  }
}

async function post(url: string, request: SubmissionRequest): Promise<Response | null> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
    });
  } catch {
    return null;
  }
}

async function readOutcome(response: Response): Promise<SubmitOutcome> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: 'stored', receipt: body as Receipt };
  const problem = (body as Problem | null)?.error;
  if (problem?.code === 'submission.key_reused') return { kind: 'key_reused' };
  if (problem?.issues?.length) {
    return {
      kind: 'invalid',
      errors: Object.fromEntries(problem.issues.map((issue) => [String(issue.path[0]), issue.message])),
    };
  }
  return { kind: 'refused', message: problem?.message ?? '' };
}

function askedWait(response: Response | null): number {
  const seconds = Number(response?.headers.get('Retry-After'));
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : 0;
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
