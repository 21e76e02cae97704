import { t } from '@lingui/core/macro';
import type { Folder } from '@inlay/api/contract';

/** States that the list of folders can be filtered by (FOLD-003). */
export const FOLDER_STATES = ['all', 'active', 'inactive'] as const;
export type FolderState = (typeof FOLDER_STATES)[number];

/**
 * Returns the folders in a state whose name or description contains the text, in any case (D-54, FOLD-004).
 */
export function filterFolders(folders: readonly Folder[], text: string, state: FolderState): Folder[] {
  const wanted = text.trim().toLocaleLowerCase();
  return folders.filter(({ name, description, hasActiveForms }) => {
    if (state !== 'all' && hasActiveForms !== (state === 'active')) return false;
    return `${name}\n${description ?? ''}`.toLocaleLowerCase().includes(wanted);
  });
}

/** The titles of a card, and how many more there are (FOLD-009). */
export function titlesOf({ activeForms, activeFormCount }: Folder): string[] {
  const more = activeFormCount - activeForms.length;
  return more > 0 ? [...activeForms, t`... and ${more} more`] : activeForms;
}
