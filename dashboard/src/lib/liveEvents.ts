import { useEffect, useRef } from 'react';

/** What the server tells: that something is to be read again, never what it says (D-13). */
export type LiveEventName = 'account' | 'job' | 'resync';

const NAMES: readonly LiveEventName[] = ['account', 'job', 'resync'];

/** Wait before a stream that was refused is asked for again, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Hears live events while a screen is shown. After a lost connection everything is read again once (D-13),
 * and also when the server refuses the stream, as it does once the session has ended.
 */
export function useLiveEvents(onEvent: (name: LiveEventName) => void): void {
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  });
  useEffect(() => {
    let source: EventSource;
    let retry: number | undefined;
    let wasLost = false;
    const connect = (): void => {
      source = new EventSource('/api/events');
      for (const name of NAMES) source.addEventListener(name, () => handler.current(name));
      source.addEventListener('open', () => {
        if (wasLost) handler.current('resync');
        wasLost = false;
      });
      source.addEventListener('error', () => {
        wasLost = true;
        // Otherwise the browser connects again by itself.
        if (source.readyState !== EventSource.CLOSED) return;
        handler.current('account');
        retry = window.setTimeout(connect, RETRY_MS);
      });
    };
    connect();
    return () => {
      window.clearTimeout(retry);
      source.close();
    };
  }, []);
}
