import { editedOf, type BuilderStore } from '../store/builderStore.ts';

/** Rest after the last change before the draft is stored, in ms. */
const REST_MS = 3_000;
/** Longest time that somebody who never rests goes unstored, in ms. */
const LONGEST_MS = 15_000;
/** Pause after a failed attempt, in ms. */
const RETRY_MS = 20_000;

/** Decides when a draft is sent, one attempt after the other. */
export interface SendQueue {
  /** Sends after a rest, or after a pause if the last attempt failed; a further call restarts the rest. */
  schedule(): void;
  /** Sends now, after the request under way. */
  sendNow(): Promise<void>;
  /** Allows attempts again after `stop`. */
  start(): void;
  /** Sends a last time; a failure is not tried again, because nobody is there to see it. */
  stop(): void;
  /** Waits for the request under way. */
  settle(): Promise<void>;
}

/** @param beginning.isDue whether there is anything to send */
export function createSendQueue(beginning: {
  send(): Promise<void>;
  isDue(): boolean;
  hasFailed(): boolean;
}): SendQueue {
  const { send, isDue, hasFailed } = beginning;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChangeAt: number | null = null;
  let sending: Promise<void> = Promise.resolve();
  let isStopped = false;

  function schedule(): void {
    if (isStopped || !isDue()) return;
    firstChangeAt ??= Date.now();
    clearTimeout(timer);
    const wait = Math.min(REST_MS, Math.max(0, firstChangeAt + LONGEST_MS - Date.now()));
    timer = setTimeout(() => void sendNow(), hasFailed() ? RETRY_MS : wait);
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer);
    firstChangeAt = null;
    sending = sending.then(send).then(schedule);
    return sending;
  }

  return {
    schedule,
    sendNow,
    start() {
      isStopped = false;
      schedule();
    },
    stop() {
      isStopped = true;
      void sendNow();
    },
    settle: () => sending,
  };
}

/**
 * Sends changes of the edited document a rest after they are made.
 * @returns a function that sends the last ones and stops
 */
export function watchDocument(store: BuilderStore, queue: SendQueue): () => void {
  let last = editedOf(store.get());
  const unsubscribe = store.subscribe(() => {
    const edited = editedOf(store.get());
    if (edited === last) return;
    last = edited;
    queue.schedule();
  });
  queue.start();
  return () => {
    unsubscribe();
    queue.stop();
  };
}
