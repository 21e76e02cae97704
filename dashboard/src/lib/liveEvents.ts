import { useEffect, useRef } from 'react';

/** What the server tells: that something is to be read again, never what it says (D-13). */
export type LiveEvent = { name: 'account' | 'resync' } | { name: 'submissions'; formId: string };

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
  if ('locks' in navigator) {
    navigator.locks
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
 * One connection until the screen is left, or the server ends it for good. A lost one is opened again by
 * the browser, which says what it heard last; the server then tells to read everything again.
 */
function connect(publish: Listener, signal: AbortSignal, isHandedOver: boolean): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/events');
    const end = (): void => {
      source.close();
      resolve();
    };
    source.addEventListener('account', () => publish({ name: 'account' }));
    source.addEventListener('resync', () => publish({ name: 'resync' }));
    source.addEventListener('submissions', ({ data }: MessageEvent<string>) => {
      const { formId } = JSON.parse(data) as { formId: string };
      publish({ name: 'submissions', formId });
    });
    // Between the tab before and this one, something may have been missed.
    if (isHandedOver) source.addEventListener('open', () => publish({ name: 'resync' }), { once: true });
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end();
    });
    signal.addEventListener('abort', end, { once: true });
  });
}
