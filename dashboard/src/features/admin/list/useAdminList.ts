import { keepPreviousData, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/apiClient.ts';
import { listPath, type ListQuery } from './listPath.ts';

/** Everything an administrator sees; one approval changes figures and choices elsewhere as well. */
export const ADMIN_KEY = ['admin'] as const;

/** After a change: reads everything again, and waits for no answer that is older than the change. */
export async function readAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: ADMIN_KEY });
  await client.invalidateQueries({ queryKey: ADMIN_KEY });
}

/** A list of the administrator's, page by page; the rows before stay while others are searched for. */
export function useAdminList<Page extends { nextCursor: string | null }>(path: string, query: ListQuery) {
  return useInfiniteQuery({
    queryKey: [...ADMIN_KEY, path, query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => api.get<Page>(listPath(path, query, pageParam)),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
