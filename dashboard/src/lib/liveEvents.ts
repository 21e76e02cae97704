import { useEffect, useRef } from 'react';

/** What the server tells: that something is to be read again, never what it says (D-13). */
export type LiveEventName = 'account' | 'job' | 'resync';

const NAMES: readonly LiveEventName[] = ['account', 'job', 'resync'];

/** Hears live events while a screen is shown. The browser connects again by itself. */
export function useLiveEvents(onEvent: (name: LiveEventName) => void): void {
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  });
  useEffect(() => {
    const source = new EventSource('/api/events');
    for (const name of NAMES) source.addEventListener(name, () => handler.current(name));
    return () => source.close();
  }, []);
}
