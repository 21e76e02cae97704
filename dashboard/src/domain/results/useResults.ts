import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import type { ResultsLine } from '@inlay/api/contract';
import { brokenOff, readResponse } from '../../lib/apiClient.ts';

/** Key of results, followed by their form and the query. */
export const RESULTS_KEY = 'results';

/**
 * Reads the lines of an answer as they come.
 * @throws {ApiError} for a refusal, and where the answer ends before its last line.
 */
export async function readLines(
  response: Response,
  onLine: (line: ResultsLine) => void,
): Promise<ResultsLine> {
  if (!response.ok || !response.body) return readResponse<ResultsLine>(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let last: ResultsLine | null = null;
  for (;;) {
    const { done, value = '' } = await reader.read().catch((error: unknown) => {
      throw brokenOff(error);
    });
    const lines = (rest + value).split('\n');
    // The last line may lack its end.
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter(Boolean)) {
      last = JSON.parse(line) as ResultsLine;
      onLine(last);
    }
    if (done) break;
  }
  if (!last?.isWhole) throw brokenOff(null);
  return last;
}

/**
 * Loads results and shows each step of a longer count. Earlier results stay until the first step of the next ones.
 * @param open requests them; leaving the screen aborts the request, and with it the count.
 */
export function useResults(
  key: QueryKey,
  open: (signal: AbortSignal) => Promise<Response>,
  isValid: boolean,
) {
  const queryKey = [RESULTS_KEY, ...key];
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }) =>
      readLines(await open(signal), (line) => {
        // A repeated count of the same question keeps its whole results until the new ones are whole.
        const isShown = client.getQueryData<ResultsLine>(queryKey)?.isWhole;
        if (!signal.aborted && !isShown) client.setQueryData(queryKey, line);
      }),
    placeholderData: keepPreviousData,
    enabled: isValid,
  });
}
