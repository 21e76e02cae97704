import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Lockout,
  LockoutListResponse,
  LoginAttemptListResponse,
  SecurityEventListResponse,
  SecuritySummary,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

export const SECURITY_KEY = ['security'] as const;
const LOCKOUTS_KEY = [...SECURITY_KEY, 'lockouts'] as const;

/** Polling interval of locks on the screen, in ms: they expire. */
const LOCKOUTS_EVERY_MS = 60_000;

/** Loads the counters of 24 hours and the state of each protection (D-156, D-157). */
export function useSecuritySummary() {
  return useQuery({
    queryKey: [...SECURITY_KEY, 'summary'],
    queryFn: () => api.get<SecuritySummary>('/admin/security/summary'),
  });
}

/** The latest 50 events, newest first (SECD-010). */
export function useSecurityEvents() {
  return useQuery({
    queryKey: [...SECURITY_KEY, 'events'],
    queryFn: () => api.get<SecurityEventListResponse>('/admin/security/events'),
  });
}

/** The latest 50 tries to sign in, newest first (SECD-011). */
export function useLoginAttempts() {
  return useQuery({
    queryKey: [...SECURITY_KEY, 'attempts'],
    queryFn: () => api.get<LoginAttemptListResponse>('/admin/security/attempts'),
  });
}

/** Addresses with three or more failures within 15 minutes (SECD-012). */
export function useLockouts() {
  return useQuery({
    queryKey: LOCKOUTS_KEY,
    queryFn: () => api.get<LockoutListResponse>('/admin/security/lockouts'),
    refetchInterval: LOCKOUTS_EVERY_MS,
  });
}

/** Forgets the failures of an address (SECD-014, SECD-022, SECD-023). */
export function useUnlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ realm, email }: Lockout) => api.post('/admin/security/unlock', { realm, email }),
    onSuccess: () => {
      toastSuccess(t`Account Unlocked`);
      return client.invalidateQueries({ queryKey: SECURITY_KEY });
    },
    onError: (error) => toastThrown(error, t`Failed to unlock account`),
  });
}
