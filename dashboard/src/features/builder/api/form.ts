import { useQuery } from '@tanstack/react-query';
import type { FormDetail, UpdateFormRequest } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { api } from '../../../lib/apiClient.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';

/** The form to edit; not asked again behind the editor's back. */
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

/** A new form with its addresses, in the folder its address names (BUILD-004). */
export const createForm = (
  definition: FormDefinition,
  clientFolderId: string | null,
  addresses: Pick<UpdateFormRequest, 'redirectUrl' | 'clientPrimaryEmail'>,
) => api.post<FormDetail>('/forms', { definition, clientFolderId, ...addresses });

/** Saves onto a version; another one at the server answers `form.revision_conflict` (D-67). */
export const saveDefinition = (formId: string, definition: FormDefinition, version: number) =>
  api.put<FormDetail>(`/forms/${formId}/definition`, { definition, version });

/** Changes what is no part of the definition: its addresses, its folder. */
export const updateForm = (formId: string, changes: UpdateFormRequest) =>
  api.patch<FormDetail>(`/forms/${formId}`, changes);

/** The form as it is stored now. */
export const fetchForm = (formId: string) => api.get<FormDetail>(`/forms/${formId}`);
