import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FormDetail, UpdateFormRequest } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { setChanged } from '../../lib/setChanged.ts';
import { announceChange } from '../../lib/settingUndo.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { FOLDERS_KEY } from '../forms/folders.ts';
import { FORMS_KEY } from '../forms/ownForms.ts';
import { formDetailKey } from './formDetail.ts';

/** Attributes that a form and its update share by name, so that a change can be undone. */
type Attributes = Omit<UpdateFormRequest, 'textHandling' | 'showSecurityBadge'>;

/** Returns whether a change can be undone: no address brings an uploaded logo back. */
const canUndo = (form: FormDetail, changes: Attributes): boolean =>
  changes.logoUrl === undefined || !form.logoUrl?.startsWith('/');

/** Returns the message about a stored change (FSET-016). */
const wordsOfChange = ({ active }: Attributes): string =>
  active === undefined
    ? t`Form updated successfully`
    : active
      ? t`Form activated successfully`
      : t`Form deactivated successfully`;

/**
 * Saves attributes of a form (FSET-013), with Undo (decision 170). A refused text is shown beside its field; other
 * failures are toasts.
 */
export function useUpdateForm(formId: string) {
  const client = useQueryClient();
  const key = formDetailKey(formId);
  // One request at a time, so that the last change wins.
  const scope = `form ${formId}`;
  const now = () => client.getQueryData<FormDetail>(key);
  const options = {
    scope: { id: scope },
    mutationFn: (changes: Attributes) => api.patch<FormDetail>(`/forms/${formId}`, changes),
    onMutate: now,
  };
  const take = (form: FormDetail): Promise<unknown> => {
    setChanged(client, key, form);
    return Promise.all([FORMS_KEY, FOLDERS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const { mutateAsync: takeBack } = useMutation({ ...options, onSuccess: take });
  return useMutation({
    ...options,
    onSuccess: (form, changes, before) => {
      const names = Object.keys(changes) as (keyof Attributes)[];
      const isUndoable = before && canUndo(before, changes);
      const taken = take(form);
      announceChange<Attributes>(
        wordsOfChange(changes),
        { scope, names },
        isUndoable ? { before, after: form, now, save: takeBack } : null,
      );
      return taken;
    },
    onError: (error, { active }) => {
      if (active !== undefined) toastThrown(error, t`Failed to update form status`);
      else if (!(error instanceof ApiError) || error.issues.length === 0)
        toastThrown(error, t`Failed to update form`);
    },
  });
}
