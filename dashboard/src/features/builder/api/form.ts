import { useQuery, type QueryClient } from '@tanstack/react-query';
import type {
  FormDetail,
  Impact,
  SavedDraft,
  SaveDraftRequest,
  UpdateFormRequest,
} from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { api } from '../../../lib/apiClient.ts';
import { IS_EDITED } from '../../../lib/dropRefused.ts';
import { editedFormKey } from '../../../domain/forms/ownForms.ts';

/**
 * Loads the form to edit; never reloads it during an edit. One that was open before is there at once, as this browser
 * knows it: the builder keeps it (`keepForm`), and asks behind it whether it is still so.
 */
export function useForm(formId: string | undefined) {
  return useQuery({
    queryKey: editedFormKey(formId),
    queryFn: () => fetchForm(formId ?? ''),
    enabled: formId !== undefined,
    staleTime: Infinity,
    meta: IS_EDITED,
    // The builder asks by itself; lists that change would have it read twice.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
}

/** Caches the stored form, for the next time that it is opened. */
export const keepForm = (client: QueryClient, form: FormDetail): void =>
  void client.setQueryData(editedFormKey(form.id), form);

/** Forgets a form that is gone, or that the person may no longer see; an open builder says which. */
export const forgetForm = (client: QueryClient, formId: string): Promise<void> =>
  client.resetQueries({ queryKey: editedFormKey(formId), exact: true });

/** Creates a form in the folder that the builder's address names (BUILD-004). */
export const createForm = (definition: FormDefinition, clientFolderId: string | null) =>
  api.post<FormDetail>('/forms', { definition, clientFolderId });

/**
 * Publishes over a version of the form; another one at the server answers `form.revision_conflict` (D-67).
 * @param sent.draftState the draft that this publishes
 */
export const publishDefinition = (
  formId: string,
  sent: { definition: FormDefinition; version: number; draftState: string | null },
) => api.put<FormDetail>(`/forms/${formId}/definition`, sent);

/** Stores a draft over one of this state; another one at the server answers `form.draft_conflict`. */
export const storeDraft = (
  formId: string,
  sent: Omit<SaveDraftRequest, 'definition'> & { definition: FormDefinition },
) => api.put<SavedDraft>(`/forms/${formId}/draft`, sent);

/** Discards the draft; its copy stays in the history. */
export const discardDraft = (formId: string, state: string) =>
  api.delete(`/forms/${formId}/draft?state=${state}`);

/** Returns the impact that publishing a definition would have. */
export const findImpact = (formId: string, definition: FormDefinition) =>
  api.post<Impact>(`/forms/${formId}/impact`, { definition });

/** Changes attributes outside the definition. */
export const updateForm = (formId: string, changes: UpdateFormRequest) =>
  api.patch<FormDetail>(`/forms/${formId}`, changes);

/** Reads the form with its draft. */
export const fetchForm = (formId: string) => api.get<FormDetail>(`/forms/${formId}`);
