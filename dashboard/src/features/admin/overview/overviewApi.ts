import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminFailures, AdminOverview } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { ADMIN_KEY } from '../list/useAdminList.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const OVERVIEW_KEY = [...ADMIN_KEY, 'overview'] as const;

/** The four figures and the messages that wait for an answer. */
export function useOverview() {
  return useQuery({ queryKey: OVERVIEW_KEY, queryFn: () => api.get<AdminOverview>('/admin/overview') });
}

/** What did not arrive lately (ADMIN-050). */
export function useFailures() {
  return useQuery({
    queryKey: [...ADMIN_KEY, 'failures'],
    queryFn: () => api.get<AdminFailures>('/admin/failures'),
  });
}

/** Takes a message off the list once it is answered (D-153). */
export function useMarkAnswered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => api.post(`/admin/contact-messages/${messageId}/answered`),
    onSuccess: () => {
      toastSuccess(t`Message marked as answered`);
      return client.invalidateQueries({ queryKey: OVERVIEW_KEY });
    },
    onError: (error) => toastThrown(error),
  });
}
