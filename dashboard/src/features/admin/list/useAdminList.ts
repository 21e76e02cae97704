import { keepPreviousData, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/apiClient.ts';
import { listPath, type ListQuery } from './listPath.ts';

/** Key of all administrators' queries; an approval changes figures and choices elsewhere too. */
export const ADMIN_KEY = ['admin'] as const;

/** After a change: reloads everything, and drops responses older than the change. */
export async function reloadAdmin(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: ADMIN_KEY });
  await client.invalidateQueries({ queryKey: ADMIN_KEY });
}

/** An administrator's list, page by page; keeps the previous rows during a search. */
export function useAdminList<Page extends { nextCursor: string | null }>(
  path: string,
  query: ListQuery,
  enabled = true,
) {
  return useInfiniteQuery({
    queryKey: [...ADMIN_KEY, path, query],
    enabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => api.get<Page>(listPath(path, query, pageParam)),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
