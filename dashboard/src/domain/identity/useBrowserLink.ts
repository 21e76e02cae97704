import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/apiClient.ts';

/** The realm whose sign-in screen it is, as its calls name it. */
export type BrowserLinkPath = '/auth/browser-link' | '/client-browser-link';

/**
 * Follows the mailed link that lets this browser try again while the address is locked. The sign-in screen's
 * fragment holds its secret (D-186).
 */
export function useBrowserLink(path: BrowserLinkPath): { isTrusted: boolean; problem: unknown } {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('browser'));
  const [isTrusted, setTrusted] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (token === null || hasBegun.current) return;
    hasBegun.current = true;
    // Removes it from the address bar and the history (D-41).
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    api.post<void>(path, { token }).then(() => setTrusted(true), setProblem);
  }, [path, token]);
  return { isTrusted, problem };
}
