import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ClientFolderRequest, ClientLinkResponse, PortalViewResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { reloadAdmin } from '../list/useAdminList.ts';

/** Sends an invitation again, or a link that resets the password; the answer holds a link that was not mailed. */
export function useClientLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, what }: { id: string; what: 'invitation' | 'password-reset' }) =>
      api.post<ClientLinkResponse>(`/admin/clients/${id}/${what}`),
    onSuccess: ({ link }, { what }) => {
      if (!link) toastSuccess(what === 'invitation' ? t`Invitation sent` : t`Reset link sent`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`The link could not be sent`),
  });
}

/** Withdraws an invitation that was not accepted; the client leaves the list. */
export function useWithdrawInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/admin/clients/${id}/invitation`),
    onSuccess: () => {
      toastSuccess(t`Invitation withdrawn`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`The invitation could not be withdrawn`),
  });
}

/**
 * Opens the portal as a client sees it, in a tab of its own. The token stands behind the `#`, which no server sees,
 * and the tab knows nothing of this one (CLNT-089).
 */
export function useViewPortal() {
  return useMutation({
    mutationFn: (id: string) => api.post<PortalViewResponse>(`/admin/clients/${id}/portal-view`),
    onSuccess: ({ token, expiresAt }) => {
      const view = new URLSearchParams({ view: token, until: expiresAt });
      window.open(`/client/dashboard#${view.toString()}`, '_blank', 'noopener');
    },
    onError: (error) => toastThrown(error, t`The portal could not be opened`),
  });
}

/** Changes what a client sees of a folder, or takes it back. */
export function useClientFolder(clientId: string, folderId: string) {
  const client = useQueryClient();
  const path = `/admin/clients/${clientId}/folders/${folderId}`;
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: path },
    mutationFn: (changes: ClientFolderRequest | null): Promise<unknown> =>
      changes ? api.patch(path, changes) : api.delete(path),
    onSuccess: (_nothing, changes) => {
      toastSuccess(changes ? t`Client access saved` : t`Folder no longer shared`);
      return reloadAdmin(client);
    },
    onError: (error) => toastThrown(error, t`Failed to change what is shared`),
  });
}
