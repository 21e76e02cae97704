import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ApiKeyListResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  FormDetail,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const KEYS_KEY = ['api-keys'] as const;

/** Loads every key of the account, newest first. */
export function useApiKeys({ enabled = true } = {}) {
  return useQuery({ queryKey: KEYS_KEY, queryFn: () => api.get<ApiKeyListResponse>('/keys'), enabled });
}

/** Makes a key. Not a mutation, which would keep its input and outcome, here a password and the key. */
export function useMakeApiKey() {
  const client = useQueryClient();
  return async (request: CreateApiKeyRequest): Promise<CreateApiKeyResponse> => {
    const made = await api.post<CreateApiKeyResponse>('/keys', request);
    setChanged<ApiKeyListResponse>(
      client,
      KEYS_KEY,
      (list) => list && { keys: [made.key, ...list.keys.filter(({ id }) => id !== made.key.id)] },
    );
    return made;
  };
}

/** Ends a key at once. */
export function useEndApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<ApiKeyListResponse>(`/keys/${id}`),
    onSuccess: (list) => {
      setChanged<ApiKeyListResponse>(client, KEYS_KEY, list);
      toastSuccess(t`API key ended`);
    },
  });
}

/** Loads the definition of a form, to choose among its fields; none while no form is named. */
export function useFieldsOf(formId: string | undefined) {
  return useQuery({
    queryKey: [...KEYS_KEY, 'fields', formId],
    queryFn: () => api.get<FormDetail>(`/forms/${formId}`),
    select: ({ definition }) => definition,
    enabled: formId !== undefined,
  });
}
