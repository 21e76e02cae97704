import { pickLanguage, type Language } from '../../model/languages.ts';
import type { ResultTexts } from '../../model/results/resultTextsType.ts';
import type { SharedResultsPayload } from '../shownResults.ts';
import { loadResultTexts } from './loadResultTexts.ts';

/** Results with the words around them, or the reason why there are none. */
export type LoadedResults =
  | { kind: 'shown'; results: SharedResultsPayload; texts: ResultTexts; body: string }
  /** The link is wrong or has ended, or this website may not show it: asking again is of no use. */
  | { kind: 'refused'; language: Language; texts: ResultTexts }
  /** No answer, or none now. */
  | { kind: 'failed'; language: Language; texts: ResultTexts };

const FINAL = new Set([403, 404]);

/**
 * Loads shared results. The browser sends the version it has (ETag), and has 304 for an answer while nothing changed.
 * Rejects when no words can be had either.
 * @param before what is shown: the same object comes back while nothing has changed.
 */
export async function loadSharedResults(
  baseUrl: string,
  token: string,
  before: LoadedResults | null,
): Promise<LoadedResults> {
  const response = await fetch(`${baseUrl}/api/public/results/${encodeURIComponent(token)}`, {
    credentials: 'omit',
    cache: 'no-cache',
  }).catch(() => null);
  const body = response?.ok ? await response.text().catch(() => null) : null;
  if (body !== null) {
    if (before?.kind === 'shown' && before.body === body) return before;
    const results = JSON.parse(body) as SharedResultsPayload;
    return { kind: 'shown', results, texts: await loadResultTexts(results.language), body };
  }
  const kind = response && FINAL.has(response.status) ? 'refused' : 'failed';
  // What is shown stays until there is an answer again.
  if (kind === 'failed' && before) return before;
  const language = pickLanguage(null, navigator.languages);
  return { kind, language, texts: await loadResultTexts(language) };
}
