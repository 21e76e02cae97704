import type { SubmissionRequest } from '../model/rendering.ts';
import { countAttempt } from './attemptLimit.ts';
import { browserKey } from './browserKey.ts';
import { findKept, forget, keep, type KeptSubmission } from './outbox.ts';
import { postSubmission, type SubmitOutcome } from './postSubmission.ts';

export { findWait } from './attemptLimit.ts';

/** Waits before the second, third and fourth try, in milliseconds. */
const FIRST_WAITS_MS = [500, 1_500, 4_000] as const;
/** Wait between all further tries, unless the connection comes back or the visitor presses Submit. */
const LATER_WAIT_MS = 15_000;
/** A server may ask for patience, but not for more than this. */
const LONGEST_WAIT_MS = 30_000;

/** A sending under way, as the form that waits for it may act on it. */
export interface SendControl {
  /** The visitor changed something: no more tries. */
  readonly signal: AbortSignal;
  /** Set while a wait is on: ends it. */
  wake?: (() => void) | undefined;
  /** No answer yet, and it may take long. `isKept`: the answers outlive this page. */
  onWaiting(isKept: boolean): void;
}

export interface SendOptions {
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  formId: string;
  /** Language to be refused in. */
  language: string;
  /** The form can be sent once from a browser, which then has to name itself. */
  onePerBrowser?: boolean | undefined;
}

/**
 * Sends a submission until the server has answered, under one key (D-183): kept in the outbox before
 * the first try, forgotten after the answer.
 */
export async function sendSubmission(
  options: SendOptions,
  answered: SubmissionRequest,
  values: KeptSubmission['values'],
  control: SendControl,
): Promise<SubmitOutcome> {
  const { formId } = options;
  const page = pageAround(options.baseUrl);
  const request = {
    ...answered,
    ...(page && { page }),
    ...(options.onePerBrowser && { browserKey: browserKey(formId) }),
  };
  const wait = countAttempt(formId);
  if (wait) return { kind: 'limited', wait };
  const send = async (): Promise<SubmitOutcome> => {
    const isKept = await keep({ formId, request, values });
    // Nothing but this page holds the answers: leaving it asks first.
    if (!isKept) window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await sendUntilAnswered(options, request, isKept, control);
    window.removeEventListener('beforeunload', askBeforeLeaving);
    return outcome;
  };
  // Other tabs leave it alone while this one is at it.
  return whileLocked(request.idempotencyKey, send);
}

/** Longest address that is told, in characters. */
const MAX_PAGE_LENGTH = 500;

/**
 * The page around the form, without query and fragment (D-103): around `<form-embed>` this one, around a
 * frame as much as that page lets be known; empty on the form's own page.
 */
function pageAround(baseUrl: string): string {
  const isFramed = window.parent !== window;
  const address = baseUrl ? location.href : isFramed ? document.referrer : '';
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_PAGE_LENGTH);
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Takes up a submission that an earlier page of this browser left without an answer. While another tab is
 * at it, it waits, and takes over should that tab go.
 *
 * @param begin told what is found before it is sent; null leaves it where it is
 * @returns null when there was nothing left to do
 */
export async function resumeSubmission(
  options: SendOptions,
  begin: (kept: KeptSubmission) => SendControl | null,
): Promise<SubmitOutcome | null> {
  for (const { request } of await findKept(options.formId)) {
    const key = request.idempotencyKey;
    const outcome = await whileLocked(key, async () => {
      // Meanwhile the other tab may have sent it.
      const kept = (await findKept(options.formId)).find((one) => one.request.idempotencyKey === key);
      const control = kept && begin(kept);
      return control ? sendUntilAnswered(options, kept.request, true, control) : null;
    });
    if (outcome) return outcome;
  }
  return null;
}

async function sendUntilAnswered(
  { baseUrl, formId, language }: SendOptions,
  request: SubmissionRequest,
  isKept: boolean,
  control: SendControl,
): Promise<SubmitOutcome> {
  for (let attempt = 0; !control.signal.aborted; attempt++) {
    const result = await postSubmission(baseUrl, formId, request, language);
    if (result.kind !== 'unknown') {
      await forget(formId, request.idempotencyKey);
      return result;
    }
    if (control.signal.aborted) break;
    const firstWait = navigator.onLine ? FIRST_WAITS_MS[attempt] : undefined;
    if (firstWait === undefined) control.onWaiting(isKept);
    const wait = Math.max(firstWait ?? LATER_WAIT_MS, Math.min(result.retryAfterMs, LONGEST_WAIT_MS));
    await pause(wait, control);
  }
  return { kind: 'cancelled' };
}

/** Ends early when the connection is back, when the visitor presses Submit, and when he gives up. */
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

/** Runs while no other tab holds this key. Where there are no locks, the key itself protects. */
async function whileLocked<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  // Not on plain http.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return act();
  let started: Promise<Result> | undefined;
  try {
    await locks.request(`form-embed:${key}`, () => {
      started = act();
      return started;
    });
  } catch {
    // Refused together with storage; a fault of `act` itself comes out below.
  }
  return started ?? act();
}
