import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser, AdminUserListResponse, UpdateUserRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { reloadAdmin, useAdminList } from '../list/useAdminList.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Users of the platform, newest request first (ADMIN-038). */
export const useUsers = (query: { search: string; state: string | null }) =>
  useAdminList<AdminUserListResponse>('/admin/users', query);

/** Lets a user in (ADMIN-013, ADMIN-027, ADMIN-028). */
export function useApproveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.post(`/admin/users/${userId}/approve`),
    onSuccess: () => {
      toastSuccess(t`User approved successfully`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to approve user`),
  });
}

/** Takes a user's approval back (D-151). */
export function useRevokeUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.post(`/admin/users/${userId}/revoke`),
    onSuccess: () => {
      toastSuccess(t`User approval revoked`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to revoke user approval`),
  });
}

/** Ends a user's sessions (ADMIN-040). */
export function useSignUserOut() {
  return useMutation({
    mutationFn: (userId: string) => api.post(`/admin/users/${userId}/sign-out`),
    onSuccess: () => toastSuccess(t`Signed out everywhere`),
    onError: (error) => toastThrown(error, t`Failed to sign out`),
  });
}

/** Changes one property of an account, with messages about this property (D-151). */
function useUpdateUser(success: string, failure: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, changes }: { userId: string; changes: UpdateUserRequest }) =>
      api.patch<AdminUser | undefined>(`/admin/users/${userId}`, changes),
    onSuccess: () => {
      toastSuccess(success);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, failure),
  });
}

export const useUpdateFormLimit = () => useUpdateUser(t`Form limit updated`, t`Failed to update form limit`);
export const useUpdateRole = () => useUpdateUser(t`Role updated`, t`Failed to update role`);
