import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  NotesResponse,
  SavedViewListResponse,
  SubmissionResponse,
  TagsResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { TAGS_KEY } from '../../../lib/queryClient.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { MARKING_KEY, useChangeShown } from './submissions.ts';
import { useMutation } from '../../../lib/useMutation.ts';
import { rereadInFlight, setChanged } from '../../../lib/setChanged.ts';

const VIEWS = ['saved-views'] as const;

/** Tags to choose from. */
export function useTags(formId: string | null, enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...TAGS_KEY, formId],
    queryFn: () => api.get<TagsResponse>(`/submissions/tags${formId ? `?formId=${formId}` : ''}`),
  });
}

/** Gives a submission its tags. */
export function useSetTags(submissionId: string) {
  const client = useQueryClient();
  const change = useChangeShown();
  return useMutation({
    mutationKey: MARKING_KEY,
    mutationFn: (names: string[]) => api.put<TagsResponse>(`/submissions/${submissionId}/tags`, { names }),
    onSuccess: ({ tags }) => {
      change(new Set([submissionId]), { tags });
      rereadInFlight(client, ['submission', submissionId]);
      void client.invalidateQueries({ queryKey: TAGS_KEY });
    },
    onError: (error) => toastThrown(error),
  });
}

function useTakeNotes(submissionId: string) {
  const client = useQueryClient();
  return ({ notes }: NotesResponse): void => {
    setChanged<SubmissionResponse>(client, ['submission', submissionId], (shown) =>
      shown ? { ...shown, notes } : shown,
    );
  };
}

/** Writes a note beside a submission. */
export function useAddNote(submissionId: string) {
  return useMutation({
    mutationFn: (text: string) => api.post<NotesResponse>(`/submissions/${submissionId}/notes`, { text }),
    onSuccess: useTakeNotes(submissionId),
    onError: (error) => toastThrown(error),
  });
}

export function useRemoveNote(submissionId: string) {
  return useMutation({
    mutationFn: (noteId: string) => api.delete<NotesResponse>(`/submissions/${submissionId}/notes/${noteId}`),
    onSuccess: useTakeNotes(submissionId),
    onError: (error) => toastThrown(error),
  });
}

/** Loads the user's saved views. */
export function useSavedViews() {
  return useQuery({ queryKey: VIEWS, queryFn: () => api.get<SavedViewListResponse>('/saved-views') });
}

/** Keeps a search under a name, or lets go of one. */
export function useChangeViews() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { name: string; query: string } | { removeId: string }) =>
      'removeId' in change
        ? api.delete<SavedViewListResponse>(`/saved-views/${change.removeId}`)
        : api.post<SavedViewListResponse>('/saved-views', change),
    onSuccess: (views) => setChanged(client, VIEWS, views),
    onError: (error) => toastThrown(error),
  });
}
