import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  EmbedReportListResponse,
  FormPublishingSettings,
  UpdatePublishingRequest,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';

export const publishingKey = (formId: string) => ['publishing', formId] as const;
const reportsKey = (formId: string) => ['embed-reports', formId] as const;

/** Loads the publishing settings of a form. */
export function usePublishing(formId: string) {
  return useQuery({
    queryKey: publishingKey(formId),
    queryFn: () => api.get<FormPublishingSettings>(`/forms/${formId}/publishing`),
  });
}

/** Saves changes optimistically; reverts them when the server refuses. */
export function useSavePublishing(formId: string) {
  const client = useQueryClient();
  const key = publishingKey(formId);
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: `publishing ${formId}` },
    mutationFn: (changes: UpdatePublishingRequest) =>
      api.patch<FormPublishingSettings>(`/forms/${formId}/publishing`, changes),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<FormPublishingSettings>(key, (before) =>
        before ? ({ ...before, ...changes } as FormPublishingSettings) : before,
      );
    },
    onError: (error) => {
      toastThrown(error);
      return client.invalidateQueries({ queryKey: key });
    },
    onSuccess: (saved) => client.setQueryData(key, saved),
  });
}

/** Loads the problems of host pages, latest first. */
export function useEmbedReports(formId: string) {
  return useQuery({
    queryKey: reportsKey(formId),
    queryFn: () => api.get<EmbedReportListResponse>(`/forms/${formId}/embed-reports`),
  });
}

/** Deletes the reports, to see whether any come back. */
export function useClearEmbedReports(formId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/forms/${formId}/embed-reports`),
    onSuccess: () => client.setQueryData<EmbedReportListResponse>(reportsKey(formId), { reports: [] }),
    onError: toastThrown,
  });
}
