/** Requests of the directory's token. Making one is a plain function: a mutation would keep the secret. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateScimTokenResponse, ScimTokenResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const PATH = '/admin/scim-token';
export const SCIM_TOKEN_KEY = ['scim-token'] as const;

/** Loads the token, without its secret, and what the directory has written. */
export const useScimToken = () =>
  useQuery({ queryKey: SCIM_TOKEN_KEY, queryFn: () => api.get<ScimTokenResponse>(PATH) });

/** Makes a token; the one before ends. */
export const createScimToken = () => api.post<CreateScimTokenResponse>(PATH);

/** Ends the token. */
export function useEndScimToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<ScimTokenResponse>(PATH),
    onSuccess: (answer) => client.setQueryData(SCIM_TOKEN_KEY, answer),
  });
}
