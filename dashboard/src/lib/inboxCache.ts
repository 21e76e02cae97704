import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Submission, SubmissionListResponse } from '@inlay/api/contract';
import { INBOX_KEY } from './queryClient.ts';

/** Where a page of the inbox begins. */
export interface InboxPageParam {
  cursor?: string;
  before?: string;
  around?: string;
}
type Pages = InfiniteData<SubmissionListResponse, InboxPageParam>;
type Row = SubmissionListResponse['submissions'][number];

const mapRows = (list: Pages | undefined, map: (row: Row) => Row | null): Pages | undefined =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      submissions: page.submissions.flatMap((row) => map(row) ?? []),
    })),
  };

/** Changes submissions in every list that was loaded: all alike, or each by what it is. */
export function changeInInbox(
  client: QueryClient,
  ids: ReadonlySet<string>,
  change: Partial<Submission> | ((row: Submission) => Partial<Submission>),
): void {
  const changeOf = typeof change === 'function' ? change : () => change;
  client.setQueriesData<Pages>({ queryKey: INBOX_KEY }, (list) =>
    mapRows(list, (row) => (ids.has(row.id) ? { ...row, ...changeOf(row) } : row)),
  );
}

/**
 * Takes submissions out of every list that was loaded; whoever reads it keeps his place.
 * @returns how to put them back where they stood.
 */
export function cutFromInbox(client: QueryClient, ids: ReadonlySet<string>): () => void {
  const before = client.getQueriesData<Pages>({ queryKey: INBOX_KEY });
  client.setQueriesData<Pages>({ queryKey: INBOX_KEY }, (list) =>
    mapRows(list, (row) => (ids.has(row.id) ? null : row)),
  );
  return () => {
    for (const [key, old] of before) {
      // Pages that came since stay; of the others, what was cut stands again.
      client.setQueryData<Pages>(key, (list) => list && old && { ...list, pages: putBack(list, old) });
    }
  };
}

function putBack(list: Pages, old: Pages): Pages['pages'] {
  return list.pages.map((page, at) => {
    const param = JSON.stringify(list.pageParams[at]);
    const same = old.pageParams.findIndex((one) => JSON.stringify(one) === param);
    return old.pages[same] ?? page;
  });
}

/** Reads every list again from its start: more has changed than is loaded. */
export const resetInbox = (client: QueryClient): Promise<void> =>
  client.resetQueries({ queryKey: INBOX_KEY });
