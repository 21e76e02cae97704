import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FormDetail, FormVersionDetail, FormVersionListResponse } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { api } from '../../../lib/apiClient.ts';
import { findImpact } from '../api/form.ts';

const keyOf = (formId: string) => [...FORMS_KEY, formId, 'versions'];

/** Loads the history of a form, newest first, page by page; each opening of the screen reloads it. */
export const useVersions = (formId: string) =>
  useInfiniteQuery({
    queryKey: keyOf(formId),
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.get<FormVersionListResponse>(`/forms/${formId}/versions${pageParam ? `?before=${pageParam}` : ''}`),
    getNextPageParam: ({ hasMore, versions }) => (hasMore ? versions.at(-1)?.savedAt : undefined),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Loads one version, which never changes; `null` loads none. */
export const useVersion = (formId: string, versionId: string | null) =>
  useQuery({
    queryKey: [...keyOf(formId), versionId],
    queryFn: () => api.get<FormVersionDetail>(`/forms/${formId}/versions/${versionId}`),
    enabled: versionId !== null,
    staleTime: Infinity,
  });

/** Loads what publishing a version would mean now. */
export const useImpact = (formId: string, versionId: string, definition: FormDefinition) =>
  useQuery({
    queryKey: [...keyOf(formId), versionId, 'impact'],
    queryFn: () => findImpact(formId, definition),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/**
 * Makes a version the draft of the form; of the draft before, a copy stays.
 * @param draftState state of that draft; another one at the server answers `form.draft_conflict`
 */
export const restoreAsDraft = (formId: string, versionId: string, draftState: string | null) =>
  api.post<FormDetail>(`/forms/${formId}/versions/${versionId}/restore`, { draftState });
