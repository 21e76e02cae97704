import type { Folder, FormSummary } from '@inlay/api/contract';

/** Most folders in the sidebar, and most forms of one of them or outside any. */
const MOST_FOLDERS = 6;
const MOST_FORMS = 5;

/** The forms of the sidebar: some of each folder, and some that lie in none. */
export interface FormGroups {
  groups: { folder: Folder; forms: readonly FormSummary[] }[];
  loose: readonly FormSummary[];
  /** Forms that are left out; the page of all forms has them. */
  left: number;
  /** Folders that are left out; the page of all folders has them. */
  leftFolders: number;
}

const lastActive = ({ lastSubmissionAt, createdAt }: FormSummary): string =>
  lastSubmissionAt !== null && lastSubmissionAt > createdAt ? lastSubmissionAt : createdAt;

/** Chooses what the sidebar shows: what was answered or made last. Empty folders are left out. */
export function groupForms(forms: readonly FormSummary[], folders: readonly Folder[]): FormGroups {
  const sorted = forms.toSorted((one, other) => lastActive(other).localeCompare(lastActive(one)));
  const known = new Set(folders.map(({ id }) => id));
  const isLoose = ({ clientFolderId }: FormSummary): boolean =>
    clientFolderId === null || !known.has(clientFolderId);
  const loose = sorted.filter(isLoose).slice(0, MOST_FORMS);
  const full = folders
    .map((folder) => ({ folder, forms: sorted.filter(({ clientFolderId }) => clientFolderId === folder.id) }))
    .filter(({ forms: inside }) => inside.length > 0);
  const groups = full
    .slice(0, MOST_FOLDERS)
    .map(({ folder, forms: inside }) => ({ folder, forms: inside.slice(0, MOST_FORMS) }));
  const shown = loose.length + groups.reduce((sum, group) => sum + group.forms.length, 0);
  return { groups, loose, left: forms.length - shown, leftFolders: folders.length - groups.length };
}
