import { useQuery } from '@tanstack/react-query';
import type { ModelResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

export const MODEL_KEY = ['model'] as const;

/** Loads the model by which the account drafts forms, as far as the person may see it. */
export const useAccountModel = () =>
  useQuery({ queryKey: MODEL_KEY, queryFn: () => api.get<ModelResponse>('/model') });
