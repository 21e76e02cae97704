import { plural, t } from '@lingui/core/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FolderListResponse, FormSummary } from '@inlay/api/contract';
import { changeEach, type Changed } from '../../../domain/forms/changeEach.ts';
import { createFolder, FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { refreshForms } from '../../../domain/forms/refreshForms.ts';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown, toastUndo } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Where forms are moved: into a folder, out of theirs (null), or into a new one of this name. */
export interface FormPlace {
  folderId: string | null;
  newFolder?: string;
}

/** A change of several forms at once. */
export type FormChange =
  | { kind: 'activate'; active: boolean }
  | ({ kind: 'move' } & FormPlace)
  | { kind: 'trash' };

interface FormsToChange {
  forms: readonly FormSummary[];
  change: FormChange;
}

const send = ({ id }: FormSummary, change: FormChange): Promise<unknown> => {
  if (change.kind === 'trash') return api.delete(`/forms/${id}`);
  if (change.kind === 'move') return api.patch(`/forms/${id}`, { clientFolderId: change.folderId });
  return api.patch(`/forms/${id}`, { active: change.active });
};

/** Returns a change whose folder is there: a new one is made first. */
async function inFolder(change: FormChange): Promise<FormChange> {
  if (change.kind !== 'move' || change.newFolder === undefined) return change;
  const { id } = await createFolder({ name: change.newFolder });
  return { kind: 'move', folderId: id };
}

/** Takes back a change to a form that is as it was before. */
const takeBack = ({ id, clientFolderId }: FormSummary, change: FormChange): Promise<unknown> =>
  change.kind === 'move' ? api.patch(`/forms/${id}`, { clientFolderId }) : api.post(`/forms/${id}/restore`);

const DONE: Readonly<Record<FormChange['kind'], (count: number, change: FormChange) => string>> = {
  activate: (count, change) =>
    change.kind === 'activate' && change.active
      ? t`${plural(count, { one: '# form is', other: '# forms are' })} open to visitors now.`
      : t`${plural(count, { one: '# form is', other: '# forms are' })} closed to visitors now.`,
  move: (count) => plural(count, { one: '# form moved', other: '# forms moved' }),
  trash: (count) => plural(count, { one: '# form moved to trash', other: '# forms moved to trash' }),
};

/** Says who sees what was moved, where clients do: they see earlier answers as well. */
function tellAudience(client: QueryClient, change: FormChange): string {
  if (change.kind !== 'move') return '';
  const known = client.getQueryData<FolderListResponse>(FOLDERS_KEY)?.folders ?? [];
  const folder = known.find(({ id }) => id === change.folderId);
  if (!folder || folder.people.length === 0) return '';
  const { name } = folder;
  return t`Clients of “${name}” see the answers now`;
}

/**
 * Changes forms (D-48, D-181) and says how many; a move, also to the trash, can be undone.
 *
 * @returns the forms that were changed, and those that could not be.
 * @throws {ApiError} where a new folder cannot be made; nothing has changed then.
 */
export async function changeForms(
  client: QueryClient,
  { forms, change }: FormsToChange,
): Promise<Changed<FormSummary>> {
  const settled = await inFolder(change);
  const changed = await changeEach(forms, (form) => send(form, settled));
  const { done, failed, error } = changed;
  const text = [DONE[change.kind](done.length, change), tellAudience(client, settled)]
    .filter(Boolean)
    .join('. ');
  if (done.length > 0 && change.kind !== 'activate') {
    toastUndo(text, t`Success`, async () => {
      for (const form of done) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- in order, and never all at once
        await takeBack(form, change).catch(toastThrown);
      }
      await refreshForms(client);
    });
  } else if (done.length > 0) toastSuccess(text);
  if (failed.length > 0) {
    const missed = plural(failed.length, {
      one: '# form couldn’t be changed',
      other: '# forms couldn’t be changed',
    });
    toastThrown(error, missed);
  }
  return changed;
}

/** `changeForms` for the chosen forms of a list. */
export function useChangeForms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: FormsToChange) => changeForms(client, input),
    onError: (error) => toastThrown(error, t`Failed to create client folder`),
    onSettled: () => refreshForms(client),
  });
}
