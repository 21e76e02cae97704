import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionListResponse, SessionResponse, SignInListResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { SESSION_KEY } from '../../../lib/queryClient.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { setChanged } from '../../../lib/setChanged.ts';

const SESSIONS_KEY = ['profile-sessions'] as const;
const SIGN_INS_KEY = ['profile-sign-ins'] as const;

/** Browsers the person is signed in with. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => api.get<SessionListResponse>('/profile/sessions'),
  });
}

/** Loads the user's own recent sign-in attempts, newest first. */
export function useSignIns() {
  return useQuery({
    queryKey: SIGN_INS_KEY,
    queryFn: () => api.get<SignInListResponse>('/profile/sign-ins'),
  });
}

/** Sessions to end: one other browser, or every other. */
export type EndedSessions = { id: string } | 'others';

/** Signs browsers out. Not a mutation, which would keep its input, here passwords. */
export function useEndSessions() {
  const client = useQueryClient();
  return async (ended: EndedSessions, password: string): Promise<void> => {
    const path = ended === 'others' ? 'revoke-others' : `${ended.id}/revoke`;
    try {
      await api.post(`/profile/sessions/${path}`, { password });
      toastSuccess(ended === 'others' ? t`Other sessions signed out` : t`Session signed out`);
    } finally {
      void client.invalidateQueries({ queryKey: SESSIONS_KEY });
    }
  };
}

/** Sets a new password (D-42). Not a mutation, which would keep its input, here passwords. */
export function useChangePassword() {
  const client = useQueryClient();
  return async (passwords: { currentPassword: string; newPassword: string }): Promise<void> => {
    // Every session ends with the old password; the answer is the new one of this browser.
    setChanged(client, SESSION_KEY, await api.post<SessionResponse>('/auth/password', passwords));
    void client.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
}
