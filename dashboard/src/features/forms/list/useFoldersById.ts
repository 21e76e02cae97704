import { useMemo } from 'react';
import type { Folder } from '@inlay/api/contract';
import { useFolders } from '../../../domain/forms/folders.ts';

/** Returns the account's folders by their ids: read once for a list, whose rows are given theirs. */
export function useFoldersById(): ReadonlyMap<string, Folder> {
  const folders = useFolders().data?.folders;
  return useMemo(() => new Map(folders?.map((folder) => [folder.id, folder])), [folders]);
}
