import { useQueryClient } from '@tanstack/react-query';
import type { CreateModelDraftRequest, ModelDraft } from '@inlay/api/contract';
import { useJob } from '../../../domain/submissions/JobProgress.tsx';
import { api } from '../../../lib/apiClient.ts';
import { JOBS_KEY } from '../../../lib/queryClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const draftKey = (draftId: string) => [...JOBS_KEY, 'model', draftId] as const;

/** Has the model of the account write a draft. */
export function useAskModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateModelDraftRequest) => api.post<ModelDraft>('/model/drafts', request),
    onSuccess: (draft) => client.setQueryData(draftKey(draft.id), draft),
  });
}

/** Reads a draft until it has ended; live events tell of its progress. */
export const useModelDraft = (draftId: string) =>
  useJob<ModelDraft>(draftKey(draftId), `/model/drafts/${draftId}`);

/** Cancels a draft, or throws away what was written. */
export const endModelDraft = (draftId: string): Promise<void> => api.delete(`/model/drafts/${draftId}`);

/** Notes that what was written is in the form now. */
export const takeModelDraft = (draftId: string): Promise<void> => api.post(`/model/drafts/${draftId}/take`);
