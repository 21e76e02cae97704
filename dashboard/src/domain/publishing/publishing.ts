import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  EmbedReportListResponse,
  FormPublishingSettings,
  UpdatePublishingRequest,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { toastSaved, toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { setChanged } from '../../lib/setChanged.ts';

export const publishingKey = (formId: string) => ['publishing', formId] as const;
const reportsKey = (formId: string) => ['embed-reports', formId] as const;

/** Loads the publishing settings of a form, which only those see who may change it. */
export function usePublishing(formId: string, mayRead = true) {
  return useQuery({
    enabled: mayRead,
    queryKey: publishingKey(formId),
    queryFn: () => api.get<FormPublishingSettings>(`/forms/${formId}/publishing`),
  });
}

/**
 * Saves changes optimistically, with Undo (decision 170); reverts them when the server refuses.
 * @returns `save`, which announces every refusal, and `saveTyped` for a text whose caller shows issues beside its field.
 */
export function useSavePublishing(formId: string) {
  const client = useQueryClient();
  const key = publishingKey(formId);
  const patch = (changes: UpdatePublishingRequest) =>
    api.patch<FormPublishingSettings>(`/forms/${formId}/publishing`, changes);
  const { mutate, mutateAsync, isPending } = useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: `publishing ${formId}` },
    mutationFn: patch,
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<FormPublishingSettings>(key);
      if (before) client.setQueryData(key, { ...before, ...changes });
      return { replaced: before ? findReplaced(before, changes) : null };
    },
    onError: (error) => {
      if (!hasIssues(error)) toastThrown(error);
      return client.invalidateQueries({ queryKey: key });
    },
    onSuccess: (saved, _changes, { replaced }) => {
      setChanged(client, key, saved);
      toastSaved(
        t`Form updated successfully`,
        replaced && (async () => setChanged(client, key, await patch(replaced))),
      );
    },
  });
  const save = (changes: UpdatePublishingRequest): void =>
    mutate(changes, { onError: (error) => void (hasIssues(error) && toastThrown(error)) });
  return { save, saveTyped: mutateAsync, isPending };
}

const hasIssues = (error: unknown): boolean => error instanceof ApiError && error.issues.length > 0;

/** Returns what a change replaces. */
const findReplaced = (
  before: FormPublishingSettings,
  changes: UpdatePublishingRequest,
): UpdatePublishingRequest =>
  Object.fromEntries(
    Object.keys(changes).map((name) => [name, before[name as keyof UpdatePublishingRequest]]),
  );

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
    onSuccess: () => setChanged<EmbedReportListResponse>(client, reportsKey(formId), { reports: [] }),
    onError: toastThrown,
  });
}
