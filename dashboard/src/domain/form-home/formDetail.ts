import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormDetail, UpdateFormRequest } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { toastSaved, toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { setChanged } from '../../lib/setChanged.ts';
import { FOLDERS_KEY } from '../forms/folders.ts';
import { FORMS_KEY } from '../forms/ownForms.ts';

/** Apart from the builder's copy, which must not grow old behind its editor. */
export const formDetailKey = (formId: string) => [...FORMS_KEY, formId, 'detail'] as const;

/** Loads one form for the screens around the builder. */
export function useFormDetail(formId: string) {
  return useQuery({
    queryKey: formDetailKey(formId),
    queryFn: () => api.get<FormDetail>(`/forms/${formId}`),
  });
}

/** Attributes that a form and its update share by name, so that a change can be undone. */
type Attributes = Omit<UpdateFormRequest, 'textHandling' | 'showSecurityBadge'>;

/** Returns what a change replaces; null for an uploaded logo, which no address brings back. */
function findReplaced(form: FormDetail | undefined, changes: Attributes): Attributes | null {
  if (!form || (changes.logoUrl !== undefined && form.logoUrl?.startsWith('/'))) return null;
  const names = Object.keys(changes) as (keyof Attributes)[];
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

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
  const patch = (changes: Attributes) => api.patch<FormDetail>(`/forms/${formId}`, changes);
  const take = (form: FormDetail): Promise<unknown> => {
    setChanged(client, key, form);
    return Promise.all([FORMS_KEY, FOLDERS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: `form ${formId}` },
    mutationFn: patch,
    onMutate: (changes) => ({ replaced: findReplaced(client.getQueryData<FormDetail>(key), changes) }),
    onSuccess: (form, changes, { replaced }) => {
      toastSaved(wordsOfChange(changes), replaced && (async () => take(await patch(replaced))));
      return take(form);
    },
    onError: (error, { active }) => {
      if (active !== undefined) toastThrown(error, t`Failed to update form status`);
      else if (!(error instanceof ApiError) || error.issues.length === 0)
        toastThrown(error, t`Failed to update form`);
    },
  });
}
