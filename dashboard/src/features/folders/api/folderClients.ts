import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ClientFolderRequest, ClientLinkResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const pathOf = (folderId: string, clientId: string): string => `/folders/${folderId}/clients/${clientId}`;

/** Changes what a client sees of a folder of the account, or takes it back (null). */
export function useFolderClient(folderId: string, clientId: string) {
  const client = useQueryClient();
  const path = pathOf(folderId, clientId);
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: path },
    mutationFn: (changes: ClientFolderRequest | null): Promise<unknown> =>
      changes ? api.patch(path, changes) : api.delete(path),
    onSuccess: (_nothing, changes) => {
      toastSuccess(changes ? t`Client access saved` : t`Folder no longer shared`);
      return client.invalidateQueries({ queryKey: FOLDERS_KEY });
    },
    onError: (error) => toastThrown(error, t`Failed to change what is shared`),
  });
}

/** Sends an invitation to a folder again; the answer holds a link that was not mailed. */
export function useInviteAgain(folderId: string, clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<ClientLinkResponse>(`${pathOf(folderId, clientId)}/invitation`),
    onSuccess: ({ link }) => {
      if (!link) toastSuccess(t`Invitation sent`);
      return client.invalidateQueries({ queryKey: FOLDERS_KEY });
    },
    onError: (error) => toastThrown(error, t`The link could not be sent`),
  });
}
