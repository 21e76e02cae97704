import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddNotificationEmailRequest,
  FormListResponse,
  NotificationEmail,
  ProfileResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { useAddRecipient, type RecipientList } from '../../../domain/notifications/recipients.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';

const PROFILE_KEY = ['profile'] as const;

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
      setChanged(client, PROFILE_KEY, profile);
      toastSuccess(
        isOn ? t`Email notifications are on` : t`Email notifications are off`,
        t`Settings Updated`,
      );
    },
    onError: (error) => toastThrown(error, t`Failed to update notification settings`),
  });
}

/** Turns mails about mentions in comments on and off, for this user alone (SUBM-082). */
export function useSetMentionMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mentionMails: boolean) => api.patch<ProfileResponse>('/profile', { mentionMails }),
    onSuccess: (profile) => {
      setChanged(client, PROFILE_KEY, profile);
      toastSuccess(t`Settings Updated`);
    },
    onError: (error) => toastThrown(error, t`Failed to update notification settings`),
  });
}

/** The account's own list (NOTIF-022, NOTIF-029, NOTIF-030, NOTIF-034, NOTIF-035). */
export const accountList = (): RecipientList => ({
  path: '/notification-emails',
  switchTo: (isActive) => ({ isActive }),
  switched: (email, isOn) => [
    isOn ? t`${email} is active now` : t`${email} is inactive now`,
    t`Status updated`,
  ],
  notSwitched: t`Failed to update email status`,
  removed: (email) => [t`${email} will no longer be notified`, t`Email removed`],
  notRemoved: t`Failed to remove notification email`,
});

/** Adds an address for all forms or one (NOTIF-020, NOTIF-033). */
export const useAddEmail = () =>
  useAddRecipient<AddNotificationEmailRequest, NotificationEmail>(accountList(), ({ email, formTitle }) => [
    formTitle === null
      ? t`${email} will be notified about all forms`
      : t`${email} will be notified about ${formTitle}`,
    t`Email added`,
  ]);
