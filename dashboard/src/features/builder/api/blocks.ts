import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Block, BlockListResponse } from '@inlay/api/contract';
import { createEmptyDefinition, withFields, type Field } from '@inlay/sdk/model';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const BLOCKS_KEY = ['blocks'] as const;

/** Loads the account's blocks: fields kept under a name. */
export function useBlocks() {
  return useQuery({ queryKey: BLOCKS_KEY, queryFn: () => api.get<BlockListResponse>('/blocks') });
}

export function useSaveBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, fields }: { name: string; fields: readonly Field[] }) =>
      api.post<Block>('/blocks', { name, definition: withFields(createEmptyDefinition(name), fields) }),
    onSuccess: ({ name }) => {
      toastSuccess(t`${name} saved as a block`);
      return client.invalidateQueries({ queryKey: BLOCKS_KEY });
    },
  });
}

export function useDeleteBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Block) => api.delete<void>(`/blocks/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: BLOCKS_KEY }),
    onError: (error) => toastThrown(error, t`Failed to delete the block`),
  });
}
