import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MailDeliveryList } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import type { RecipientList } from '../../../domain/notifications/recipients.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Key of a form's webhooks and mails. */
export const deliveryKey = (formId: string) => ['delivery', formId] as const;

/** The form's own list (FSET-024, FSET-025, FSET-026, FSET-028…030). */
export const formList = (formId: string): RecipientList => ({
  path: `/forms/${formId}/notification-emails`,
  switchTo: (isEnabled) => ({ isEnabled }),
  switched: (_email, isOn) => [isOn ? t`Email Enabled` : t`Email Disabled`],
  notSwitched: t`Failed to update email notification setting`,
  removed: () => [t`Notification email deleted successfully`],
  notRemoved: t`Failed to delete notification email`,
});

/** Loads mails of the form, newest first; polls while one is in the queue. */
export function useMailDeliveries(formId: string) {
  return useInfiniteQuery({
    queryKey: [...deliveryKey(formId), 'mails'],
    queryFn: ({ pageParam }) =>
      api.get<MailDeliveryList>(`/forms/${formId}/deliveries${pageParam ? `?cursor=${pageParam}` : ''}`),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useResendMail(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => api.post(`/forms/${formId}/deliveries/${mailId}/resend`),
    onSuccess: () => toastSuccess(t`Email queued to be sent again`),
    onError: (error) => toastThrown(error),
    onSettled: () => client.invalidateQueries({ queryKey: deliveryKey(formId) }),
  });
}
