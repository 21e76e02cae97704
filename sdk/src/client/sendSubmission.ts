import type { PublicForm, SubmissionRequest } from '../model/rendering.ts';
import { UNSEEN_INPUT } from '../model/structure/posted/unseenInput.ts';
import { countAttempt } from './attemptLimit.ts';
import { browserKey } from './browserKey.ts';
import { loadIdOf } from './idempotencyKey.ts';
import { findKept, forget, keep, type KeptSubmission } from './outbox.ts';
import { postSubmission, type SubmitOutcome } from './postSubmission.ts';

/** Back-off (ms) before the second, third and fourth try. */
const FIRST_WAITS_MS = [500, 1_500, 4_000] as const;
/** Back-off (ms) between further tries; ends early when the browser is online again or Submit is pressed. */
const LATER_WAIT_MS = 15_000;
/** Longest Retry-After that is honoured, in ms. */
const LONGEST_WAIT_MS = 30_000;

/** Controls a send in flight; shared with the form that waits for it. */
export interface SendControl {
  /** Aborted when the visitor changes an answer: no more tries. */
  readonly signal: AbortSignal;
  /** Ends the current back-off; set only during one. */
  wake?: (() => void) | undefined;
}

export interface SendOptions {
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  form: Pick<PublicForm, 'id' | 'onePerBrowser' | 'planned'>;
  /** Language of refusals. */
  language: string;
  /** Called when the answer takes long. `isKept`: the outbox holds the answers. */
  onWaiting(isKept: boolean): void;
}

/**
 * Sends a submission under one key until the server has answered (D-183). The outbox holds it from before
 * the first try until the answer.
 */
export async function sendSubmission(
  options: SendOptions,
  answered: SubmissionRequest,
  typed: Pick<KeptSubmission, 'values' | 'at'>,
  control: SendControl,
): Promise<SubmitOutcome> {
  const { id: formId, onePerBrowser, planned } = options.form;
  const page = pageAround(options.baseUrl);
  const unseen = document.querySelector<HTMLInputElement>(`[name=${UNSEEN_INPUT}]`)?.value;
  const request = {
    ...answered,
    ...(page && { page }),
    ...(planned && { today: planned.today }),
    ...(onePerBrowser && { browserKey: browserKey(formId) }),
    loadId: loadIdOf(formId),
    ...(unseen && { unseen }),
  };
  const wait = countAttempt(formId);
  if (wait) return { kind: 'limited', wait };
  const send = async (): Promise<SubmitOutcome> => {
    const isKept = await keep({ formId, request, ...typed });
    // Only this page holds the answers, so the browser asks before leaving it.
    if (!isKept) window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await sendUntilAnswered(options, request, isKept, control);
    window.removeEventListener('beforeunload', askBeforeLeaving);
    return outcome;
  };
  // Keeps other tabs from sending it at the same time.
  return whileLocked(request.idempotencyKey, send);
}

/** Longest page address that is sent, in characters. */
const MAX_PAGE_LENGTH = 500;

/**
 * Returns the host page's address without query and fragment (D-103): this page's for `<form-embed>`, the
 * referrer's in a frame, empty on the form's own page.
 */
function pageAround(baseUrl: string): string {
  const isFramed = window.parent !== window;
  const address = baseUrl ? location.href : isFramed ? document.referrer : '';
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_PAGE_LENGTH);
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Resumes a submission that an earlier page of this browser left unanswered. It waits while another tab is
 * sending it, and takes over if that tab closes.
 * @param begin called with each submission before it is sent; null skips it
 * @returns null if there was nothing to resume
 */
export async function resumeSubmission(
  options: SendOptions,
  begin: (kept: KeptSubmission) => SendControl | null,
): Promise<SubmitOutcome | null> {
  const { id } = options.form;
  for (const { request } of await findKept(id)) {
    const key = request.idempotencyKey;
    const outcome = await whileLocked(key, async () => {
      // The other tab may have sent it meanwhile.
      const kept = (await findKept(id)).find((one) => one.request.idempotencyKey === key);
      const control = kept && begin(kept);
      return control ? sendUntilAnswered(options, kept.request, true, control) : null;
    });
    if (outcome) return outcome;
  }
  return null;
}

async function sendUntilAnswered(
  { baseUrl, form, language, onWaiting }: SendOptions,
  request: SubmissionRequest,
  isKept: boolean,
  control: SendControl,
): Promise<SubmitOutcome> {
  for (let attempt = 0; !control.signal.aborted; attempt++) {
    const result = await postSubmission(baseUrl, form.id, request, language);
    if (result.kind !== 'unknown') {
      const forgotten = forget(form.id, request.idempotencyKey);
      if (isKept) await forgotten;
      return result;
    }
    if (control.signal.aborted) break;
    const firstWait = navigator.onLine ? FIRST_WAITS_MS[attempt] : undefined;
    if (firstWait === undefined) onWaiting(isKept);
    const wait = Math.max(firstWait ?? LATER_WAIT_MS, Math.min(result.retryAfterMs, LONGEST_WAIT_MS));
    await pause(wait, control);
  }
  return { kind: 'cancelled' };
}

/**
 * Resolves after a time, or earlier when the browser is online again, Submit is pressed, or the send is
 * aborted.
 */
function pause(ms: number, control: SendControl): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      control.signal.removeEventListener('abort', end);
      control.wake = undefined;
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    control.signal.addEventListener('abort', end);
    control.wake = end;
  });
}

/** Runs `act` while no other tab holds this key's lock. Without locks the idempotency key protects. */
async function whileLocked<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  // Missing on plain http.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return act();
  let started: Promise<Result> | undefined;
  try {
    await locks.request(`form-embed:${key}`, () => {
      started = act();
      return started;
    });
  } catch {
    // The browser refuses locks together with storage; errors of `act` are thrown below.
  }
  return started ?? act();
}
