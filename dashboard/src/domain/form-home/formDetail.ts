import { useQuery } from '@tanstack/react-query';
import type { FormDetail } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
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
