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

/** One form, for its settings. */
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
    // One after the other, so that the last change stays.
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

/** Saves the automatic answer; the form shows what goes wrong. */
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

/** Addresses in the form's own list (D-61). */
export function useFormEmails(formId: string) {
  return useQuery({
    queryKey: [...deliveryKey(formId), 'emails'],
    queryFn: () => api.get<FormNotificationEmailList>(`/forms/${formId}/notification-emails`),
  });
}

/** A change of that list: what it does, and what is said when it is done. */
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

/** Adds an address; what goes wrong is said at the form. */
export function useAddFormEmail(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (added: AddFormNotificationEmailRequest) =>
      api.post(`/forms/${formId}/notification-emails`, added),
    onSuccess: () => {
      toastSuccess(t`Notification email added successfully`);
      // Not waited for: the form is empty at once, and what is typed next is not taken away again.
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

/** Mails of the form, newest first; looked at again while one is on its way. */
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
