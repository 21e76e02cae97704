import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddNotificationEmailRequest,
  FormListResponse,
  NotificationEmail,
  NotificationEmailList,
  ProfileResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { messageOf } from '../../../lib/apiError.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const EMAILS_KEY = ['notification-emails'] as const;
const PROFILE_KEY = ['profile'] as const;

/** Whom the person has told, newest first (NOTIF-019). */
export function useEmails() {
  return useQuery({
    queryKey: EMAILS_KEY,
    queryFn: () => api.get<NotificationEmailList>('/notification-emails'),
  });
}

/** The person's own forms by title, for the select (NOTIF-024). */
export function useOwnForms() {
  return useQuery({
    queryKey: FORMS_KEY,
    queryFn: () => api.get<FormListResponse>('/forms'),
    select: ({ forms }) => forms.toSorted((one, other) => one.title.localeCompare(other.title)),
  });
}

/** The master switch (NOTIF-023). */
export function useMasterSwitch() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: () => api.get<ProfileResponse>('/profile') });
}

export function useSetMasterSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notificationsEnabled: boolean) =>
      api.patch<ProfileResponse>('/profile', { notificationsEnabled }),
    onSuccess: (profile, isOn) => {
      client.setQueryData(PROFILE_KEY, profile);
      toastSuccess(
        isOn ? t`Email notifications are on` : t`Email notifications are off`,
        t`Settings Updated`,
      );
    },
    onError: (error) => toastError(messageOf(error), t`Failed to update notification settings`),
  });
}

/** Adds an address (NOTIF-020, NOTIF-033). What goes wrong is said at the form. */
export function useAddEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: AddNotificationEmailRequest) =>
      api.post<NotificationEmail>('/notification-emails', request),
    onSuccess: ({ email, formTitle }) => {
      toastSuccess(
        formTitle === null
          ? t`${email} will be notified about all forms`
          : t`${email} will be notified about ${formTitle}`,
        t`Email added`,
      );
      // Not waited for: the form is empty at once, and what is typed next is not taken away again.
      void client.invalidateQueries({ queryKey: EMAILS_KEY });
    },
  });
}

export function useSetEmailActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: NotificationEmail) =>
      api.patch<NotificationEmail>(`/notification-emails/${id}`, { isActive: !isActive }),
    onSuccess: ({ email, isActive }) =>
      toastSuccess(`${email} is ${isActive ? 'active' : 'inactive'} now`, t`Status updated`),
    onError: (error) => toastError(messageOf(error), t`Failed to update email status`),
    onSettled: () => client.invalidateQueries({ queryKey: EMAILS_KEY }),
  });
}

/** Asks the holder of an address once more whether they agree. */
export function useAskEmail() {
  return useMutation({
    mutationFn: ({ id }: NotificationEmail) => api.post(`/notification-emails/${id}/confirmation`),
    onSuccess: (_nothing, { email }) => toastSuccess(t`We sent a confirmation link to ${email}`),
    onError: (error) => toastError(messageOf(error), t`The confirmation wasn’t sent`),
  });
}

export function useRemoveEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: NotificationEmail) => api.delete(`/notification-emails/${id}`),
    onSuccess: (_nothing, { email }) =>
      toastSuccess(t`${email} will no longer be notified`, t`Email removed`),
    onError: (error) => toastError(messageOf(error), t`Failed to remove notification email`),
    onSettled: () => client.invalidateQueries({ queryKey: EMAILS_KEY }),
  });
}
