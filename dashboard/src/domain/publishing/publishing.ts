import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  EmbedReportListResponse,
  FormPublishingSettings,
  UpdatePublishingRequest,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { setChanged } from '../../lib/setChanged.ts';
import { announceChange } from '../../lib/settingUndo.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';

export const publishingKey = (formId: string) => ['publishing', formId] as const;
export const reportsKey = (formId: string) => ['embed-reports', formId] as const;

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
 * @returns `now`, what is set at the moment; `save`, which announces every refusal, and `saveTyped` for a text whose caller shows issues beside its field.
 */
export function useSavePublishing(formId: string) {
  const client = useQueryClient();
  const key = publishingKey(formId);
  // One request at a time, so that the last change wins.
  const scope = `publishing ${formId}`;
  const now = () => client.getQueryData<FormPublishingSettings>(key);
  /** Shows what was saved, and what is on its way behind it: an answer knows nothing of that yet. */
  const take = (saved: FormPublishingSettings, changes: UpdatePublishingRequest): void => {
    const waiting = client
      .getMutationCache()
      .findAll({ status: 'pending', predicate: ({ options: { scope: of } }) => of?.id === scope })
      .map(({ state }) => state.variables as UpdatePublishingRequest)
      .filter((other) => other !== changes);
    setChanged<FormPublishingSettings>(client, key, Object.assign({ ...saved }, ...waiting));
  };
  const options = {
    scope: { id: scope },
    mutationFn: (changes: UpdatePublishingRequest) =>
      api.patch<FormPublishingSettings>(`/forms/${formId}/publishing`, changes),
    onMutate: async (changes: UpdatePublishingRequest) => {
      await client.cancelQueries({ queryKey: key });
      const before = now();
      if (before) client.setQueryData(key, { ...before, ...changes });
      return before;
    },
  };
  const { mutateAsync: takeBack } = useMutation({
    ...options,
    onSuccess: take,
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const { mutate, mutateAsync, isPending } = useMutation({
    ...options,
    onError: (error) => {
      if (!hasIssues(error)) toastThrown(error);
      return client.invalidateQueries({ queryKey: key });
    },
    onSuccess: (saved, changes, before) => {
      take(saved, changes);
      announceChange(
        t`Form updated successfully`,
        { scope, names: namesOf(changes) },
        before ? { before, after: saved, now, save: takeBack } : null,
      );
    },
  });
  const save = (changes: UpdatePublishingRequest): void =>
    mutate(changes, { onError: (error) => void (hasIssues(error) && toastThrown(error)) });
  return { now, save, saveTyped: mutateAsync, isPending };
}

const hasIssues = (error: unknown): boolean => error instanceof ApiError && error.issues.length > 0;

const namesOf = (changes: UpdatePublishingRequest) =>
  Object.keys(changes) as (keyof UpdatePublishingRequest)[];

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
