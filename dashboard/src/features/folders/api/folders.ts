import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Folder, FolderResponse, UpdateFolderRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { createFolder, FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const reloadFolders = (client: QueryClient) =>
  Promise.all([FOLDERS_KEY, FORMS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));

/** A folder with its forms (FOLD-057, FOLD-058). */
export function useFolder(folderId: string) {
  return useQuery({
    queryKey: [...FOLDERS_KEY, folderId],
    queryFn: () => api.get<FolderResponse>(`/folders/${folderId}`),
  });
}

/** Creates a folder; the field shows problems with its name (FOLD-019, FOLD-020). */
export function useCreateFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createFolder,
    onSuccess: () => {
      toastSuccess(t`Client folder created successfully!`);
      return reloadFolders(client);
    },
    onError: (error) => toastThrown(error, t`Failed to create client folder`),
  });
}

/** Changes a folder's name or description. */
export function useUpdateFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: UpdateFolderRequest }) =>
      api.patch<Folder>(`/folders/${id}`, changes),
    onSuccess: () => {
      toastSuccess(t`Client folder updated successfully`);
      return reloadFolders(client);
    },
    onError: (error) => toastThrown(error, t`Failed to update client folder`),
  });
}

/** Deletes a folder but keeps its forms (D-53). */
export function useDeleteFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (folderId: string) => api.delete(`/folders/${folderId}`),
    onSuccess: () => toastSuccess(t`Client folder deleted successfully`),
    onError: (error) => toastThrown(error, t`Failed to delete client folder`),
    onSettled: () => reloadFolders(client),
  });
}
