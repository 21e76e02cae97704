import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminFolderListResponse,
  AdminFormListResponse,
  AssignableUserListResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { ADMIN_KEY, reloadAdmin, useAdminList } from '../list/useAdminList.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** A filter and an order of all accounts' forms; newest first by default. */
type AdminFormsQuery = {
  search: string;
  assigned?: 'yes' | 'no';
  client?: 'yes' | 'no';
  order?: 'title';
};

/** Loads all accounts' forms: all, or the assigned or unassigned ones (ADMIN-021, ADMIN-035, CLNT-077). */
export const useAdminForms = (query: AdminFormsQuery) =>
  useAdminList<AdminFormListResponse>('/admin/forms', query);

/** Loads all accounts' client folders (ADMIN-039). */
export const useAdminFolders = (query: { search: string }) =>
  useAdminList<AdminFolderListResponse>('/admin/folders', query);

/** Loads the users to whom a form can be assigned (ADMIN-019, ADMIN-020, D-152). */
export function useAssignableUsers() {
  return useQuery({
    queryKey: [...ADMIN_KEY, 'assignable-users'],
    queryFn: () => api.get<AssignableUserListResponse>('/admin/assignable-users'),
  });
}

/** Gives a form to a user (ADMIN-022, ADMIN-029, ADMIN-030). */
export function useAssignForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ formId, userId }: { formId: string; userId: string }) =>
      api.patch<undefined>(`/admin/forms/${formId}/assignment`, { assignedToUserId: userId }),
    onSuccess: () => {
      toastSuccess(t`Form assigned successfully`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to assign form.`),
  });
}

/** Takes a form back from whomever it was assigned to (ADMIN-022, ADMIN-031, ADMIN-032). */
export function useUnassignForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (formId: string) =>
      api.patch<undefined>(`/admin/forms/${formId}/assignment`, { assignedToUserId: null }),
    onSuccess: () => {
      toastSuccess(t`Form unassigned`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to unassign form.`),
  });
}
