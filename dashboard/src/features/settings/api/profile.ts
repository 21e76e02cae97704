import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileResponse, UpdateProfileRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { SESSION_KEY } from '../../../lib/queryClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const PROFILE_KEY = ['profile'] as const;

/** Loads the user's own profile (SETT-006). */
export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: () => api.get<ProfileResponse>('/profile') });
}

/** Saves the given properties only; name and time zone are part of the session, too. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateProfileRequest) => api.patch('/profile', changes),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: SESSION_KEY });
      return client.invalidateQueries({ queryKey: PROFILE_KEY });
    },
  });
}

/** Requests a change of address. Not a mutation, which would keep its input, here a password. */
export function useChangeEmail() {
  const client = useQueryClient();
  return async (email: string, password: string): Promise<void> => {
    await api.post('/profile/email', { email, password });
    void client.invalidateQueries({ queryKey: SESSION_KEY });
    await client.invalidateQueries({ queryKey: PROFILE_KEY });
  };
}
