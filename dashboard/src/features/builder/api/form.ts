import { useQuery } from '@tanstack/react-query';
import type {
  FormDetail,
  Impact,
  SavedDraft,
  SaveDraftRequest,
  UpdateFormRequest,
} from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { api } from '../../../lib/apiClient.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';

/** Loads the form to edit; never reloads it during an edit. */
export function useForm(formId: string | undefined) {
  return useQuery({
    queryKey: [...FORMS_KEY, formId],
    queryFn: () => api.get<FormDetail>(`/forms/${formId ?? ''}`),
    enabled: formId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Creates a form in the folder that the builder's address names (BUILD-004). */
export const createForm = (definition: FormDefinition, clientFolderId: string | null) =>
  api.post<FormDetail>('/forms', { definition, clientFolderId });

/**
 * Saves onto a version; another one at the server answers `form.revision_conflict` (D-67).
 * @param sent.draftState the draft that this publishes
 */
export const saveDefinition = (
  formId: string,
  sent: { definition: FormDefinition; version: number; draftState: string | null },
) => api.put<FormDetail>(`/forms/${formId}/definition`, sent);

/** Stores the draft onto its state; another one at the server answers `form.draft_conflict`. */
export const saveDraft = (
  formId: string,
  sent: Omit<SaveDraftRequest, 'definition'> & { definition: FormDefinition },
) => api.put<SavedDraft>(`/forms/${formId}/draft`, sent);

/** Takes the draft back; its copy stays in the history. */
export const discardDraft = (formId: string, state: string) =>
  api.delete(`/forms/${formId}/draft?state=${state}`);

/** What publishing a definition would mean. */
export const findImpact = (formId: string, definition: FormDefinition) =>
  api.post<Impact>(`/forms/${formId}/impact`, { definition });

/** Changes attributes that are no part of the definition. */
export const updateForm = (formId: string, changes: UpdateFormRequest) =>
  api.patch<FormDetail>(`/forms/${formId}`, changes);

/** The form as it is stored now. */
export const fetchForm = (formId: string) => api.get<FormDetail>(`/forms/${formId}`);
