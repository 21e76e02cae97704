import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConnectionList, ConsentDone, ConsentRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const CONNECTIONS_KEY = ['connections'] as const;

/** Loads the assistants that are connected. */
export function useConnections() {
  return useQuery({ queryKey: CONNECTIONS_KEY, queryFn: () => api.get<ConnectionList>('/connections') });
}

/** Ends a connection at once. */
export function useDisconnect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<ConnectionList>(`/connections/${id}`),
    onSuccess: (list) => {
      setChanged<ConnectionList>(client, CONNECTIONS_KEY, list);
      toastSuccess(t`Assistant disconnected`);
    },
  });
}

/** Loads what an assistant asks for. */
export function useConsentRequest(uid: string) {
  return useQuery({
    queryKey: ['consent', uid],
    queryFn: () => api.get<ConsentRequest>(`/oauth/consent/${uid}/request`),
    retry: false,
  });
}

/** Answers an assistant, and goes back to it. */
export function useConsentAnswer(uid: string) {
  return useMutation({
    mutationFn: (isAllowed: boolean) => api.post<ConsentDone>(`/oauth/consent/${uid}`, { isAllowed }),
    onSuccess: ({ next }) => window.location.assign(next),
  });
}
