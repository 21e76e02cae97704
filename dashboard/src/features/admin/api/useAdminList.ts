import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/apiClient.ts';
import { listPath, type ListQuery } from './listPath.ts';

/** Everything an administrator sees; one approval changes figures and choices elsewhere as well. */
export const ADMIN_KEY = ['admin'] as const;

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
