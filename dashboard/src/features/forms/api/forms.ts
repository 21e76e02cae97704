import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  CreateTemplateRequest,
  FormDetail,
  FormListResponse,
  FormPublishingSettings,
  FormSummary,
  Template,
} from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Forms assigned to the person, newest first. */
export function useAssignedForms({ enabled = true } = {}) {
  return useQuery({
    queryKey: ['assigned-forms'],
    queryFn: () => api.get<FormListResponse>('/assigned-forms'),
    enabled,
  });
}

/** Loads one form with its definition. */
export const fetchForm = (formId: string) => api.get<FormDetail>(`/forms/${formId}`);

/** Creates a form from a file's content, once its pictures are here. */
export function useImportForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (prepare: () => Promise<FormDefinition>) =>
      api.post<FormDetail>('/forms', { definition: await prepare() }),
    onSuccess: () => client.invalidateQueries({ queryKey: FORMS_KEY, exact: true }),
  });
}

/** Saves the stored form as a template of the account. */
export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template: CreateTemplateRequest) => api.post<Template>('/templates', template),
    onSuccess: () => client.invalidateQueries({ queryKey: ['templates'] }),
  });
}

/** Copies a form (FOLD-041, D-58); the limit has its own message. */
export function useCloneForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (formId: string) => {
      const copy = await api.post<FormDetail>(`/forms/${formId}/clone`);
      const original = await api.get<FormPublishingSettings>(`/forms/${formId}/publishing`).catch(() => null);
      return {
        ...copy,
        isPasswordLeft: original?.hasPassword === true,
        isSignInLeft: original?.requiresSignIn === true,
      };
    },
    onSuccess: ({ clientFolderId, isPasswordLeft, isSignInLeft }) => {
      const notes = [
        ...(clientFolderId ? [t`Clients of its folder see the copy, too.`] : []),
        ...(isPasswordLeft ? [t`The copy asks for no password.`] : []),
        ...(isSignInLeft ? [t`The copy asks nobody to sign in.`] : []),
      ];
      if (notes.length > 0) toastSuccess(notes.join(' '), t`Form cloned successfully`);
      else toastSuccess(t`Form cloned successfully`);
    },
    onError: (error) => {
      const isFull = error instanceof ApiError && error.code === 'form.limit_reached';
      toastThrown(error, isFull ? t`Form limit reached` : t`Failed to clone form`);
    },
    onSettled: () => reloadForms(client),
  });
}

/** Reloads the lists of forms and of their folders. */
const reloadForms = (client: QueryClient) =>
  Promise.all([FORMS_KEY, FOLDERS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Turns a form on or off optimistically; reverts when the server refuses. */
export function useSetActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, active }: { form: FormSummary; active: boolean }) =>
      api.patch<FormDetail>(`/forms/${form.id}`, { active }),
    onMutate: async ({ form, active }) => {
      await client.cancelQueries({ queryKey: FORMS_KEY });
      const before = client.getQueryData<FormListResponse>(FORMS_KEY);
      client.setQueryData<FormListResponse>(
        FORMS_KEY,
        (list) => list && { forms: list.forms.map((one) => (one.id === form.id ? { ...one, active } : one)) },
      );
      return before;
    },
    onSuccess: (_form, { active }) =>
      toastSuccess(active ? t`Form activated successfully` : t`Form deactivated successfully`),
    onError: (error, _variables, before) => {
      client.setQueryData(FORMS_KEY, before);
      toastThrown(error, t`Failed to update form status`);
    },
    onSettled: () => reloadForms(client),
  });
}
