import { useEffect, useRef } from 'react';

/** What the server tells: that something is to be read again, never what it says (D-13). */
export type LiveEvent = { name: 'account' | 'job' | 'resync' } | ({ name: 'submissions' } & SubmissionNews);

/** Submissions of a form came, or have left its inbox or come back into it (decision 099). */
interface SubmissionNews {
  formId: string;
  /** Those that have left. */
  left?: readonly string[];
  /** Lists of them are to be read again: some came back, or more have left than are named. */
  isReread?: true;
}

const PLAIN = ['account', 'job', 'resync'] as const;

/** Wait before a stream that was refused is asked for again, in milliseconds. */
const RETRY_MS = 5_000;

/** One tab of a browser holds the lock and the connection; the others hear it through the channel. */
const LOCK = 'inlay-live-events';
const CHANNEL = 'inlay-live-events';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let stop: (() => void) | null = null;

const tell: Listener = (event) => listeners.forEach((listener) => listener(event));

/** Hears live events while a screen is shown. */
export function useLiveEvents(onEvent: Listener): void {
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  });
  useEffect(() => {
    const listener: Listener = (event) => handler.current(event);
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  }, []);
}

/** Waits for the lock and connects; where there are no locks, each tab connects for itself. */
function start(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => tell(data));
  const over = new AbortController();
  const { signal } = over;
  const publish: Listener = (event) => {
    tell(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(event);
  };
  // Missing where the page came without encryption, and in old browsers.
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks) {
    locks
      .request(LOCK, { signal }, () => connect(publish, signal, true))
      // Left while waiting: somebody else was connected.
      .catch(() => undefined);
  } else void connect(tell, signal, false);
  return () => {
    over.abort();
    channel.close();
  };
}

/**
 * One connection until the screen is left. A lost one is opened again by the browser, which says what it
 * heard last; the server then tells to read everything again (D-13). One that the server refuses, as it
 * does once the session has ended, is asked for again after a while.
 */
function connect(publish: Listener, signal: AbortSignal, isHandedOver: boolean): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let retry: number | undefined;
    // Between the tab before and this one, or while it was refused, something may have been missed.
    let wasAway = isHandedOver;
    const open = (): void => {
      source = new EventSource('/api/events');
      for (const name of PLAIN) source.addEventListener(name, () => publish({ name }));
      source.addEventListener('submissions', ({ data }: MessageEvent<string>) => {
        publish({ name: 'submissions', ...(JSON.parse(data) as SubmissionNews) });
      });
      source.addEventListener('open', () => {
        if (wasAway) publish({ name: 'resync' });
        wasAway = false;
      });
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        wasAway = true;
        publish({ name: 'account' });
        retry = window.setTimeout(open, RETRY_MS);
      });
    };
    open();
    signal.addEventListener(
      'abort',
      () => {
        window.clearTimeout(retry);
        source.close();
        resolve();
      },
      { once: true },
    );
  });
}
