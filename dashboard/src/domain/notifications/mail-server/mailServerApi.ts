import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  MailServerResponse,
  MailTestResponse,
  SaveMailServerRequest,
  SaveMailServerResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const PATH = '/admin/mail-server';
const KEY = ['mail-server'] as const;

/** Loads the mail server, where it is set, and what came of the last mails. */
export const useMailServer = () =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<MailServerResponse>(PATH) });

/** Shows what the server is now, and reads the rest again: many screens say whether mails go out. */
function useAdopt(): (server: MailServerResponse) => void {
  const client = useQueryClient();
  return (server) => {
    client.setQueryData(KEY, server);
    void client.invalidateQueries();
  };
}

/** Stores the server that was typed, after a test that went well or without one. */
export function useSaveMailServer() {
  const onSuccess = useAdopt();
  const mutationFn = (server: SaveMailServerRequest) => api.put<SaveMailServerResponse>(PATH, server);
  return useMutation({ mutationFn, onSuccess });
}

/** Sends a test by the server that is set, to the administrator's own address. */
export function useTestMailServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<MailTestResponse>(`${PATH}/test`),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Removes the server that was typed. */
export function useRemoveMailServer() {
  const onSuccess = useAdopt();
  return useMutation({ mutationFn: () => api.delete<MailServerResponse>(PATH), onSuccess });
}
