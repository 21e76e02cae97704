import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { TrashResponse } from '@inlay/api/contract';

/** The lists of deleted submissions, one for each search. */
export const TRASHED_SUBMISSIONS_KEY = ['trash', 'submissions'] as const;

/**
 * Takes submissions that were restored or removed out of every list of the trash that was loaded, also of those that
 * another search shows: a row that has gone is not there again until the list is read.
 */
export function cutFromTrash(client: QueryClient, ids: ReadonlySet<string>): void {
  client.setQueriesData<InfiniteData<TrashResponse>>({ queryKey: TRASHED_SUBMISSIONS_KEY }, (list) => {
    if (!list) return list;
    const isCut = ({ id }: { id: string }): boolean => ids.has(id);
    const cut = list.pages.flatMap((page) => page.submissions).filter(isCut).length;
    const pages = list.pages.map((page) => ({
      ...page,
      submissions: page.submissions.filter((row) => !isCut(row)),
      total: page.total - cut,
    }));
    return { ...list, pages };
  });
}
