import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormDetail, TrashedForm, TrashedFormsResponse, TrashResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { viewerLocale, viewerZone } from '../../../lib/formatTime.ts';
import { changeEach } from '../../../domain/forms/changeEach.ts';
import { refreshForms } from '../../../domain/forms/refreshForms.ts';
import { endErrors, toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { TRASHED_SUBMISSIONS_KEY } from '../../../domain/submissions/trashCache.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Returns the filter of a search; a date matches as the screen shows it (D-22). */
export const toTrashFilter = (search: string) =>
  search ? { search, zone: viewerZone(), locale: viewerLocale() } : {};

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

/** Messages about a change of one form, of several, and of those that failed. */
interface Words {
  one: string;
  done(count: number): string;
  failed: string;
}

/** Changes forms one after the other, and says what became of them. */
function useTrashedChange(send: (form: TrashedForm) => Promise<unknown>, words: Words) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (forms: readonly TrashedForm[]) => changeEach(forms, send),
    onSuccess: ({ done, failed, error }, forms) => {
      if (done.length > 0) toastSuccess(forms.length === 1 ? words.one : words.done(done.length));
      if (failed.length === 0) return endErrors(words.failed);
      if (error instanceof ApiError && error.code === 'form.limit_reached') {
        toastError(error.message, t`Form limit reached`);
      } else toastThrown(error, words.failed);
    },
    onSettled: () => refreshForms(client),
  });
}

/** Brings forms back with their submissions, if there is room for them (D-181, D-45). */
export const useRestoreForms = () =>
  useTrashedChange(({ id }) => api.post<FormDetail>(`/forms/${id}/restore`), {
    one: t`Form restored`,
    done: (count) => plural(count, { one: '# form restored', other: '# forms restored' }),
    failed: t`Failed to restore form`,
  });

/** Removes forms for ever with everything that hangs on them (D-175). */
export const useEraseForms = () =>
  useTrashedChange(({ id }) => api.delete(`/trash/forms/${id}`), {
    one: t`Form permanently deleted`,
    done: (count) =>
      plural(count, { one: '# form permanently deleted', other: '# forms permanently deleted' }),
    failed: t`Failed to permanently delete form`,
  });
