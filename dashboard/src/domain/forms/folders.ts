import { useQuery } from '@tanstack/react-query';
import type { CreateFolderRequest, Folder, FolderListResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

export const FOLDERS_KEY = ['folders'] as const;

/** Loads the account's own client folders, newest first (FOLD-023). */
export function useFolders({ enabled = true } = {}) {
  return useQuery({
    queryKey: FOLDERS_KEY,
    queryFn: () => api.get<FolderListResponse>('/folders'),
    enabled,
  });
}

/** Makes a folder of the account. */
export const createFolder = (folder: CreateFolderRequest) => api.post<Folder>('/folders', folder);
