import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormDetail, Template, TemplateListResponse } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const TEMPLATES_KEY = ['templates'] as const;

/** Loads the platform's templates and the account's own. */
export function useTemplates() {
  return useQuery({ queryKey: TEMPLATES_KEY, queryFn: () => api.get<TemplateListResponse>('/templates') });
}

/** A template, and the form that it makes in a chosen look; null = as it is. */
interface TemplateUse {
  template: Template;
  definition: FormDefinition | null;
}

/** Makes a form from a template (TMPL-011, TMPL-019…021). */
export function useCreateFromTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ template: { id }, definition }: TemplateUse) =>
      api.post<FormDetail>('/forms', definition ? { definition } : { template: id }),
    onSuccess: () => client.invalidateQueries({ queryKey: FORMS_KEY, exact: true }),
    onError: (error) => {
      const isFull = error instanceof ApiError && error.code === 'form.limit_reached';
      toastThrown(error, isFull ? t`Form limit reached` : t`Failed to create form from template`);
    },
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Template) => api.delete<void>(`/templates/${id}`),
    onSuccess: () => {
      toastSuccess(t`Template deleted`);
      return client.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
    onError: (error) => toastThrown(error, t`Failed to delete template`),
  });
}
