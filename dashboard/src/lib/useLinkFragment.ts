import { useEffect, useState } from 'react';

/**
 * The fragment of a mailed link, which leaves the address bar, the history and whatever reads them (D-41). A reload in
 * this tab finds it again, until `forget`.
 */
export function useLinkFragment(): { link: URLSearchParams; forget(): void } {
  const [key] = useState(() => `link:${window.location.pathname}`);
  const [text] = useState(() => window.location.hash.slice(1) || (sessionStorage.getItem(key) ?? ''));
  useEffect(() => {
    if (text) sessionStorage.setItem(key, text);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [key, text]);
  return { link: new URLSearchParams(text), forget: () => sessionStorage.removeItem(key) };
}
