import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutboxListResponse, OutboxMailResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { ADMIN_KEY, reloadAdmin, useAdminList } from '../list/useAdminList.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Mails of the platform, newest first (D-23). */
export const useOutbox = () => useAdminList<OutboxListResponse>('/admin/mail', {});

/** Loads one mail with its text each time it is opened, because the server records every reading. */
export function useOutboxMail(mailId: string | null, isOpen: boolean) {
  return useQuery({
    queryKey: [...ADMIN_KEY, 'mail', mailId],
    queryFn: () => api.get<OutboxMailResponse>(`/admin/mail/${mailId ?? ''}`),
    enabled: isOpen && mailId !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Puts a failed mail back among the waiting ones. */
export function useRetryMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => api.post(`/admin/mail/${mailId}/retry`),
    onSuccess: () => {
      toastSuccess(t`Email queued to be sent again`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error),
  });
}
