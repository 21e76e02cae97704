import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { UnfinishedListResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const keyOf = (formId: string) => ['unfinished', formId] as const;

/** Loads what visitors of a form have begun and not sent, page by page. */
export function useUnfinished(formId: string) {
  return useInfiniteQuery({
    queryKey: keyOf(formId),
    queryFn: ({ pageParam }) =>
      api.get<UnfinishedListResponse>(`/forms/${formId}/unfinished${pageParam && `?after=${pageParam}`}`),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, unfinished }) => (hasMore ? unfinished.at(-1)?.id : undefined),
  });
}

/** Deletes unfinished answers for good. */
export function useRemoveUnfinished(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`/forms/${formId}/unfinished/removals`, { ids: [id] }),
    onSuccess: () => toastSuccess(t`Unfinished answers deleted`),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(formId) }),
    onError: toastThrown,
  });
}
