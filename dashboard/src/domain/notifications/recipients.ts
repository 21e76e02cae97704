import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Expression } from '@inlay/sdk/model';
import type { FormNotificationEmailList, NotificationEmailList } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';

/** Key of all lists: an address of a form can be in the account's list as well, and changes in both at once. */
export const RECIPIENTS_KEY = ['recipients'] as const;

/** An address that is notified about submissions, in the account's list or a form's. */
export interface Recipient {
  id: string;
  email: string;
  label: string | null;
  isOn: boolean;
  isConfirmed: boolean;
  /** What a submission must fit, in the list of a form; null = every one is told. */
  condition?: Expression | null;
  /** What it is notified about, where a list names that: as a cell of the table, and within a sentence. */
  target?: { cell: string; phrase: string };
}

/** A success: its text and title. */
type Success = readonly [text: string, title?: string];

/** Address of a list of recipients, with the messages about its changes. */
export interface RecipientList {
  path: string;
  /** Body of the request that switches a recipient. */
  switchTo(isOn: boolean): object;
  switched(email: string, isOn: boolean): Success;
  notSwitched: string;
  removed(email: string): Success;
  notRemoved: string;
}

/** Recipients of the account's own list, newest first (NOTIF-019). */
export function useAccountRecipients({ enabled = true } = {}) {
  return useQuery({
    queryKey: [...RECIPIENTS_KEY, 'account'],
    queryFn: () => api.get<NotificationEmailList>('/notification-emails'),
    enabled,
  });
}

/** Recipients of a form's list, oldest first (D-61). */
export function useFormRecipients(formId: string | null) {
  return useQuery({
    queryKey: [...RECIPIENTS_KEY, formId],
    queryFn: () => api.get<FormNotificationEmailList>(`/forms/${formId}/notification-emails`),
    enabled: formId !== null,
  });
}

/** Adds an address to a list; the form shows what goes wrong. */
export function useAddRecipient<Request extends object, Answer>(
  { path }: RecipientList,
  added: (answer: Answer) => Success,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => api.post<Answer>(path, request),
    onSuccess: (answer) => {
      toastSuccess(...added(answer));
      // Not awaited: the form resets at once, and a late reset would clear the next address.
      void client.invalidateQueries({ queryKey: RECIPIENTS_KEY });
    },
  });
}

/** Switches a recipient on or off. */
export function useSwitchRecipient({ path, switchTo, switched, notSwitched }: RecipientList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isOn }: Recipient) => api.patch(`${path}/${id}`, switchTo(!isOn)),
    onSuccess: (_answer, { email, isOn }) => toastSuccess(...switched(email, !isOn)),
    onError: (error) => toastThrown(error, notSwitched),
    onSettled: () => client.invalidateQueries({ queryKey: RECIPIENTS_KEY }),
  });
}

/** Asks the holder of an address for consent again. */
export function useAskRecipient({ path }: RecipientList) {
  return useMutation({
    mutationFn: ({ id }: Recipient) => api.post(`${path}/${id}/confirmation`),
    onSuccess: (_nothing, { email }) => toastSuccess(t`We sent a confirmation link to ${email}`),
    onError: (error) => toastThrown(error, t`The confirmation wasn’t sent`),
  });
}

export function useRemoveRecipient({ path, removed, notRemoved }: RecipientList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Recipient) => api.delete(`${path}/${id}`),
    onSuccess: (_nothing, { email }) => toastSuccess(...removed(email)),
    onError: (error) => toastThrown(error, notRemoved),
    onSettled: () => client.invalidateQueries({ queryKey: RECIPIENTS_KEY }),
  });
}
