import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ModelDraftLog, ModelResponse, SaveModelRequest } from '@inlay/api/contract';
import { MODEL_KEY } from '../../../domain/forms/accountModel.ts';
import { api } from '../../../lib/apiClient.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';

/** Stores the account's model. Not a mutation, which would keep its input, here a key. */
export function useSaveModel() {
  const client = useQueryClient();
  return async (request: SaveModelRequest): Promise<void> => {
    setChanged<ModelResponse>(client, MODEL_KEY, await api.put<ModelResponse>('/model', request));
    toastSuccess(t`Model saved`);
  };
}

/** Loads what the account has had drafted, newest first. */
export const useModelLog = () =>
  useQuery({
    queryKey: [...MODEL_KEY, 'drafts'],
    queryFn: () => api.get<ModelDraftLog>('/model/drafts'),
  });
