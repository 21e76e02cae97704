import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FormListResponse, SubmissionListResponse, SubmissionResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

/** Forms to choose from, one's own and then the assigned ones; `undefined` while they are loaded. */
export function useFormChoices(): FormListResponse['forms'] | undefined {
  const own = useQuery({ queryKey: ['forms'], queryFn: () => api.get<FormListResponse>('/forms') });
  const assigned = useQuery({
    queryKey: ['assigned-forms'],
    queryFn: () => api.get<FormListResponse>('/assigned-forms'),
  });
  return own.data && assigned.data && [...own.data.forms, ...assigned.data.forms];
}

/** Submissions of one form or of all, newest first, page by page. */
export function useSubmissions(formId: string | null) {
  return useInfiniteQuery({
    queryKey: ['submissions', formId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...(formId && { formId }),
        ...(pageParam && { cursor: pageParam }),
      });
      return api.get<SubmissionListResponse>(`/submissions?${query.toString()}`);
    },
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** One submission with the fields it answered. */
export function useSubmission(submissionId: string) {
  return useQuery({
    queryKey: ['submission', submissionId],
    queryFn: () => api.get<SubmissionResponse>(`/submissions/${submissionId}`),
    staleTime: Infinity,
  });
}
