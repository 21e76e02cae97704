import { pickLanguage, type Language } from '../../model/language/languages.ts';
import type { ResultTexts } from '../../model/results/resultTexts.ts';
import type { SharedResultsPayload } from '../shownResults.ts';
import { loadResultTexts } from '../../languages/generated/loadResultTexts.ts';

/** Results with the words around them, or the reason why there are none. */
export type LoadedResults =
  | { kind: 'shown'; results: SharedResultsPayload; texts: ResultTexts; body: string }
  /** The link is wrong or has ended, or this website may not show it: asking again is of no use. */
  | { kind: 'refused'; language: Language; texts: ResultTexts }
  /** The link asks for a password, which its page takes. */
  | { kind: 'locked'; language: Language; texts: ResultTexts }
  /** No answer, or none now. */
  | { kind: 'failed'; language: Language; texts: ResultTexts };

/** Meanings of responses without results, by status. */
const REFUSALS: Readonly<Record<number, 'refused' | 'locked'>> = {
  401: 'locked',
  403: 'refused',
  404: 'refused',
};

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
  const address = `${baseUrl}/api/public/results/${encodeURIComponent(token)}`;
  // Looks for newer results are no views of their own.
  const response = await fetch(before?.kind === 'shown' ? `${address}?again=1` : address, {
    credentials: 'omit',
    cache: 'no-cache',
  }).catch(() => null);
  const body = response?.ok ? await response.text().catch(() => null) : null;
  if (body !== null) {
    if (before?.kind === 'shown' && before.body === body) return before;
    const results = JSON.parse(body) as SharedResultsPayload;
    return { kind: 'shown', results, texts: await loadResultTexts(results.language), body };
  }
  const kind = REFUSALS[response?.status ?? 0] ?? 'failed';
  // What is shown stays until there is an answer again.
  if (kind === 'failed' && before) return before;
  const language = pickLanguage(null, navigator.languages);
  return { kind, language, texts: await loadResultTexts(language) };
}
