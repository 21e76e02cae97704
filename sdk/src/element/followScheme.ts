import { watchHostScheme } from '../protocol/hostScheme.ts';

/**
 * Gives an element the scheme of the page around, unless its attribute names one. It is set in dark pages alone:
 * frameworks that hydrate a page report attributes they did not write.
 * @returns ends it
 */
export function followScheme(host: Element): () => void {
  if (host.hasAttribute('scheme')) return () => undefined;
  const ending = new AbortController();
  const show = (scheme?: string): void =>
    scheme === 'dark' ? host.setAttribute('scheme', scheme) : host.removeAttribute('scheme');
  watchHostScheme(host, show, ending.signal);
  ending.signal.addEventListener('abort', () => show());
  return () => ending.abort();
}
