import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ProviderTestResponse,
  SaveSignInProviderRequest,
  SaveSignInProviderResponse,
  SignInProviderResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const PATH = '/admin/sign-in-provider';
const KEY = ['sign-in-provider'] as const;

/** Loads the sign-in provider, and what is registered there. */
export const useSignInProvider = () =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<SignInProviderResponse>(PATH) });

/** Stores the provider that was typed, after a test that went well or without one. */
export function useSaveSignInProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: SaveSignInProviderRequest) => api.put<SaveSignInProviderResponse>(PATH, provider),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });
}

/** Tests the provider that is set. */
export const useTestSignInProvider = () =>
  useMutation({ mutationFn: () => api.post<ProviderTestResponse>(`${PATH}/test`) });

/** Removes the provider that was typed. */
export function useRemoveSignInProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<SignInProviderResponse>(PATH),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });
}
