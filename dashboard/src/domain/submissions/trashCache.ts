import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { TrashResponse } from '@inlay/api/contract';

/** The lists of deleted submissions, one for each search. */
export const TRASHED_SUBMISSIONS_KEY = ['trash', 'submissions'] as const;

/**
 * Removes restored or deleted submissions from every loaded list of the trash, other searches included, so
 * that they do not reappear before a reload.
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
