import { useEffect, useState } from 'react';
import { loadSharedResults, type LoadedResults } from './loadSharedResults.ts';
import { whileVisible } from './whileVisible.ts';

/** Time between two looks for newer results while they can be seen, in ms. */
const REFRESH_MS = 15_000;

/** Loads shared results, and looks for newer ones while they can be seen; frozen ones stay as they are. */
export function useSharedResults(element: Element, baseUrl: string, token: string): LoadedResults | null {
  const [loaded, setLoaded] = useState<LoadedResults | null>(null);
  useEffect(() => {
    if (!token) return undefined;
    let isStale = false;
    let before: LoadedResults | null = null;
    const load = async (): Promise<void> => {
      const found = await loadSharedResults(baseUrl, token, before);
      if (isStale) return;
      before = found;
      setLoaded(found);
      const isFinal = found.kind === 'shown' ? found.results.frozenAt !== null : found.kind !== 'failed';
      if (isFinal) stop();
    };
    // Without words there is nothing to say; the element's own content stays.
    const loadQuietly = (): void => void load().catch(() => undefined);
    const stop = whileVisible(element, REFRESH_MS, loadQuietly);
    loadQuietly();
    return () => {
      isStale = true;
      stop();
    };
  }, [element, baseUrl, token]);
  return loaded;
}
