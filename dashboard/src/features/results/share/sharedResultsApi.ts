import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CreateSharedResultsRequest,
  SharedResults,
  SharedResultsList,
  UpdateSharedResultsRequest,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';

const keyOf = (formId: string) => ['shared-results', formId] as const;
const pathOf = (formId: string): string => `/forms/${formId}/shared-results`;

/** Loads the links to a form's results, newest first, and the questions that can be shared. */
export function useSharedResults(formId: string) {
  return useQuery({
    queryKey: keyOf(formId),
    queryFn: () => api.get<SharedResultsList>(pathOf(formId)),
  });
}

/** Adds a link; a refusal reads the questions again, as the form may have changed. */
export function useAddSharedResults(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateSharedResultsRequest) => api.post<SharedResults>(pathOf(formId), request),
    onSuccess: (link) =>
      setChanged<SharedResultsList>(
        client,
        keyOf(formId),
        (list) => list && { ...list, links: [link, ...list.links] },
      ),
    onError: () => void client.invalidateQueries({ queryKey: keyOf(formId) }),
  });
}

/** Changes a link, or gives it another address where there is nothing to change. */
export function useChangeSharedResults(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: UpdateSharedResultsRequest | 'renew' }) => {
      const path = `${pathOf(formId)}/${id}`;
      return changes === 'renew'
        ? api.post<SharedResults>(`${path}/renew`)
        : api.patch<SharedResults>(path, changes);
    },
    onSuccess: (link) =>
      setChanged<SharedResultsList>(
        client,
        keyOf(formId),
        (list) => list && { ...list, links: list.links.map((one) => (one.id === link.id ? link : one)) },
      ),
    onError: () => void client.invalidateQueries({ queryKey: keyOf(formId) }),
  });
}

/** Ends a link. */
export function useEndSharedResults(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => api.delete(`${pathOf(formId)}/${linkId}`),
    onSuccess: (_answer, linkId) =>
      setChanged<SharedResultsList>(
        client,
        keyOf(formId),
        (list) => list && { ...list, links: list.links.filter(({ id }) => id !== linkId) },
      ),
    onError: () => void client.invalidateQueries({ queryKey: keyOf(formId) }),
  });
}
