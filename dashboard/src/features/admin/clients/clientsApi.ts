import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminClient,
  AdminClientList,
  ClientAccess,
  ClientSignUpRequest,
  FormDetail,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { ADMIN_KEY, reloadAdmin, useAdminList } from '../list/useAdminList.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Orders of the list of clients; the first is the one at first (CLNT-100). */
export const CLIENT_ORDERS = ['newest', 'seen', 'unread'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** Loads the clients, each with their forms (CLNT-074). */
export const useClients = (query: { search: string; order?: ClientOrder }) =>
  useAdminList<AdminClientList>('/admin/clients', query);

/**
 * Returns whether there is a client, or a request for access; null while that loads. Reads the first page of the
 * list of clients, which reports a failure.
 */
export function useHasClients(isEnabled: boolean): boolean | null {
  const { data, isError } = useAdminList<AdminClientList>('/admin/clients', { search: '' }, isEnabled);
  if (isError) return true;
  const total = data?.pages[0]?.total;
  return total === undefined ? null : total > 0;
}

/** Creates an account; the dialog shows problems (CLNT-060, CLNT-061). */
export function useCreateClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: ClientSignUpRequest) => api.post<AdminClient>('/admin/clients', wish),
    onSuccess: () => {
      toastSuccess(t`Client created successfully`);
      return reloadAdmin(client);
    },
  });
}

/** Activates or deactivates a client (CLNT-064…066). */
export function useSetClientActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      api.patch<AdminClient>(`/admin/clients/${id}`, { isActive }),
    onSuccess: (_client, { isActive }) => {
      toastSuccess(isActive ? t`Client activated` : t`Client deactivated`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to update client status`),
  });
}

/** Ends a client's sessions (ADMIN-040). */
export function useSignClientOut() {
  return useMutation({
    mutationFn: (id: string) => api.post(`/admin/clients/${id}/sign-out`),
    onSuccess: () => toastSuccess(t`Signed out everywhere`),
    onError: (error) => toastThrown(error, t`Failed to sign out`),
  });
}

/** Assigns a form to a client, or takes it back (CLNT-069…072). */
export function useAssignToClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ formId, clientId }: { formId: string; clientId: string | null }) =>
      api.patch<undefined>(`/admin/forms/${formId}/assignment`, { clientId }),
    onSuccess: (_nothing, { clientId }) => {
      toastSuccess(clientId ? t`Form assigned to client` : t`Form unassigned from client`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to update form assignment`),
  });
}

/** Says what the client may see of an assigned form (D-142). */
export function useSetClientAccess(formId: string) {
  const client = useQueryClient();
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: `client access ${formId}` },
    mutationFn: (clientAccess: Partial<ClientAccess>) =>
      api.patch<undefined>(`/admin/forms/${formId}/assignment`, { clientAccess }),
    onSuccess: () => {
      toastSuccess(t`Client access saved`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to update form assignment`),
  });
}

/** Loads the definition of a form, to choose from its questions. */
export function useFormDefinition(formId: string) {
  return useQuery({
    queryKey: [...ADMIN_KEY, 'form-fields', formId],
    queryFn: () => api.get<FormDetail>(`/forms/${formId}`),
    select: ({ definition }) => definition,
  });
}
