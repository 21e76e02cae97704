import { countVisit } from './countVisit.ts';
import { followTranslation } from './followTranslation.ts';
import { growTexts } from './growTexts.ts';
import { keepQuery } from './keepQuery.ts';
import { submitInSandbox } from './submitInSandbox.ts';

/**
 * Watches a form that is ready from outside: counts its visit, and makes up for what browsers do to it. The form works
 * where this is blocked.
 * @returns ends it when another form replaces this one on the same page
 */
export function watchForm(...counted: Parameters<typeof countVisit>): () => void {
  const [root] = counted;
  const ending = new AbortController();
  for (const watch of [followTranslation, growTexts, keepQuery, submitInSandbox]) watch(root, ending.signal);
  ending.signal.addEventListener('abort', countVisit(...counted));
  return () => ending.abort();
}
