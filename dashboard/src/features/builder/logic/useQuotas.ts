import { useQuery } from '@tanstack/react-query';
import type { FormQuotas } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

/** How full the quotas of a form are; `null` asks for none. */
export const useQuotas = (formId: string | null) =>
  useQuery({
    queryKey: ['quotas', formId],
    queryFn: () => api.get<FormQuotas>(`/forms/${formId ?? ''}/quotas`),
    enabled: formId !== null,
  });
