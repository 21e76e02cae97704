import { useQuery } from '@tanstack/react-query';
import type { SessionResponse } from '@inlay/api/contract';
import { api } from './apiClient.ts';
import { queryClient, SESSION_KEY } from './queryClient.ts';

/** Who is signed in: loading first, then a user or null (AUTH-029). */
export function useSession() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => api.get<SessionResponse>('/auth/session'),
    staleTime: 60_000,
  });
  return { user: data?.user ?? null, isPending, error, refetch };
}

/** Signs in; the session is known everywhere at once. */
export async function signIn(email: string, password: string): Promise<void> {
  const session = await api.post<SessionResponse>('/auth/signin', { email, password });
  queryClient.clear();
  queryClient.setQueryData(SESSION_KEY, session);
}

/** Signs out: here first, then at the server, whose failure keeps nobody (AUTH-031, AUTH-032, AUTH-034). */
export async function signOut(): Promise<void> {
  queryClient.clear();
  queryClient.setQueryData(SESSION_KEY, { user: null });
  await api.post('/auth/signout').catch(() => undefined);
}
