import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AutoReply, FormDetail, MailDeliveryList, UpdateFormRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import type { RecipientList } from '../../../domain/notifications/recipients.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Key of a form's webhooks and mails. */
export const deliveryKey = (formId: string) => ['delivery', formId] as const;

/** Apart from the builder's copy, which must not grow old behind its editor. */
const settingsKey = (formId: string) => [...FORMS_KEY, formId, 'settings'] as const;

/** Loads one form for its settings. */
export function useForm(formId: string) {
  return useQuery({
    queryKey: settingsKey(formId),
    queryFn: () => api.get<FormDetail>(`/forms/${formId}`),
  });
}

/** Saves attributes of a form (FSET-013). A refused text is shown beside its field; other failures are toasts. */
export function useUpdateForm(formId: string) {
  const client = useQueryClient();
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: `form ${formId}` },
    mutationFn: (changes: UpdateFormRequest) => api.patch<FormDetail>(`/forms/${formId}`, changes),
    onSuccess: (form, { active }) => {
      client.setQueryData(settingsKey(formId), form);
      if (active === undefined) toastSuccess(t`Form updated successfully`);
      else toastSuccess(active ? t`Form activated successfully` : t`Form deactivated successfully`);
      return Promise.all([FORMS_KEY, FOLDERS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error, { active }) => {
      if (active !== undefined) toastError(t`Failed to update form status`);
      else if (!(error instanceof ApiError) || error.issues.length === 0)
        toastError(t`Failed to update form`);
    },
  });
}

/** Saves the automatic reply; the form shows problems. */
export function useSaveAutoReply(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (autoReply: AutoReply) => api.patch<FormDetail>(`/forms/${formId}`, { autoReply }),
    onSuccess: (form) => {
      client.setQueryData(settingsKey(formId), form);
      toastSuccess(t`Automatic reply saved`);
    },
  });
}

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
