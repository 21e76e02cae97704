import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StorageResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const STORAGE_KEY = ['storage'] as const;

/** Loads the storage that the account's files take. */
export const useStorage = () =>
  useQuery({ queryKey: STORAGE_KEY, queryFn: () => api.get<StorageResponse>('/storage') });

/** Deletes uploads that have not arrived whole. */
export function useClearUnfinished() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/storage/unfinished'),
    onSuccess: () => toastSuccess(t`Unfinished uploads deleted`),
    onError: (error) => void toastThrown(error, t`Failed to delete uploads`),
    onSettled: () => client.invalidateQueries({ queryKey: STORAGE_KEY }),
  });
}
