import { t } from '@lingui/core/macro';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormDetail, TrashedFormsResponse, TrashResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { refreshForms } from '../../../domain/forms/refreshForms.ts';
import { toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { TRASHED_SUBMISSIONS_KEY } from '../../../domain/submissions/trashCache.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Returns the filter of a search; a date matches as the screen shows it (D-22). */
export const toTrashFilter = (search: string) =>
  search ? { search, zone: viewerZone(), locale: Intl.DateTimeFormat().resolvedOptions().locale } : {};

/** Loads deleted submissions, newest first, page by page; keeps the previous rows during a search. */
export function useTrash(search: string) {
  return useInfiniteQuery({
    queryKey: [...TRASHED_SUBMISSIONS_KEY, search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...toTrashFilter(search),
        ...(pageParam && { cursor: pageParam }),
      });
      return api.get<TrashResponse>(`/trash?${query.toString()}`);
    },
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Deleted forms, newest deleted first. */
export function useTrashedForms() {
  return useQuery({
    queryKey: ['trash', 'forms'],
    queryFn: () => api.get<TrashedFormsResponse>('/trash/forms'),
  });
}

/** Brings a form back with its submissions, if there is room for it (D-181, D-45). */
export function useRestoreForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (formId: string) => api.post<FormDetail>(`/forms/${formId}/restore`),
    onSuccess: () => toastSuccess(t`Form restored`),
    onError: (error) => {
      const isFull = error instanceof ApiError && error.code === 'form.limit_reached';
      if (isFull) toastError(error.message, t`Form limit reached`);
      else toastThrown(error, t`Failed to restore form`);
    },
    onSettled: () => refreshForms(client),
  });
}

/** Removes a form for ever with everything that hangs on it (D-175). */
export function useEraseForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (formId: string) => api.delete(`/trash/forms/${formId}`),
    onSuccess: () => toastSuccess(t`Form permanently deleted`),
    onError: (error) => toastThrown(error, t`Failed to permanently delete form`),
    onSettled: () => refreshForms(client),
  });
}
