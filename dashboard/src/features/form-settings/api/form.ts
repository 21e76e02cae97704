import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddFormNotificationEmailRequest,
  AutoReply,
  FormDetail,
  FormNotificationEmailItem,
  FormNotificationEmailList,
  MailDeliveryList,
  UpdateFormRequest,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { ApiError, messageOf } from '../../../lib/apiError.ts';
import { toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Everything of one form's addresses, webhooks and mails. */
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

/** Loads the form's own addresses (D-61). */
export function useFormEmails(formId: string) {
  return useQuery({
    queryKey: [...deliveryKey(formId), 'emails'],
    queryFn: () => api.get<FormNotificationEmailList>(`/forms/${formId}/notification-emails`),
  });
}

/** A change of that list, with its success message. */
function useEmailChange<Input>(
  formId: string,
  run: (input: Input, path: string) => Promise<unknown>,
  done: (input: Input) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(input, `/forms/${formId}/notification-emails`),
    onSuccess: (_answer, input) => toastSuccess(done(input)),
    onSettled: () => client.invalidateQueries({ queryKey: deliveryKey(formId) }),
  });
}

/** Adds an address; the form shows problems. */
export function useAddFormEmail(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (added: AddFormNotificationEmailRequest) =>
      api.post(`/forms/${formId}/notification-emails`, added),
    onSuccess: () => {
      toastSuccess(t`Notification email added successfully`);
      // Not awaited: the form is emptied at once, and a late response must not clear new input.
      void client.invalidateQueries({ queryKey: deliveryKey(formId) });
    },
  });
}

/** Switches an address of the form on or off (FSET-026, FSET-028, FSET-029). */
export function useSetFormEmailEnabled(formId: string) {
  return useEmailChange(
    formId,
    ({ id, isEnabled }: FormNotificationEmailItem, path) =>
      api
        .patch(`${path}/${id}`, { isEnabled: !isEnabled })
        .catch(tell(t`Failed to update email notification setting`)),
    ({ isEnabled }) => (isEnabled ? t`Email Disabled` : t`Email Enabled`),
  );
}

/** Takes an address off the form's list. */
export function useRemoveFormEmail(formId: string) {
  return useEmailChange(
    formId,
    ({ id }: FormNotificationEmailItem, path) =>
      api.delete(`${path}/${id}`).catch(tell(t`Failed to delete notification email`)),
    () => t`Notification email deleted successfully`,
  );
}

/** Asks the holder of an address once more whether they agree. */
export function useAskFormEmail(formId: string) {
  return useEmailChange(
    formId,
    ({ id }: FormNotificationEmailItem, path) =>
      api.post(`${path}/${id}/confirmation`).catch(tell(t`The confirmation wasn’t sent`)),
    ({ email }) => t`We sent a confirmation link to ${email}`,
  );
}

const tell = (title: string) => (error: unknown) => {
  toastError(messageOf(error), title);
  throw error;
};

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
