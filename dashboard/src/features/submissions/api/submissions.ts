import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  FormClicksResponse,
  FormDetail,
  InboxFormsResponse,
  SetMarksRequest,
  Submission,
  SubmissionCountResponse,
  SubmissionListResponse,
  SubmissionResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import {
  changeInInbox,
  insertInList,
  regroup,
  type InboxPageParam,
  type InboxPages,
} from '../../../domain/submissions/inboxCache.ts';
import { formDetailKey } from '../../../domain/form-home/formDetail.ts';
import { INBOX_COUNT_KEY, INBOX_FORMS_KEY, INBOX_KEY } from '../../../lib/queryClient.ts';
import { rereadInFlight } from '../../../lib/setChanged.ts';
import { isBeingRemoved } from '../../../domain/submissions/useChange.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { toFilterParams, type InboxQuery } from '../inbox/inboxQuery.ts';
import { useMutation } from '../../../lib/useMutation.ts';

/** Rows of one page. */
export const PAGE_SIZE = 50;
/** Time after which a list that could not be read again is tried once more, in ms. */
const RETRY_MS = 15_000;
/** Most submissions per marking request. */
const MARKED_AT_ONCE = 500;

/** Changes of submissions that no event announces. */
export const MARKING_KEY = ['marking-submissions'] as const;

/** Key of the clicks in a form and its mails. */
export const CLICKS_KEY = ['form-clicks'] as const;

const firstPage = (aroundId: string | null): InboxPageParam =>
  aroundId ? { around: aroundId, isBeginning: true } : {};

/** Forms to choose from, assigned ones among them (SUBM-009, D-107). */
export function useInboxForms() {
  return useQuery({
    queryKey: INBOX_FORMS_KEY,
    queryFn: () => api.get<InboxFormsResponse>('/submissions/forms'),
  });
}

/**
 * Returns whether the role allows something with submissions; while this loads, it does.
 * @param formIds the forms that all must allow it; null for all forms, of which one is enough.
 */
export function useInboxAbility(
  ability: keyof InboxFormsResponse['forms'][number]['abilities'],
  formIds: readonly string[] | null,
): boolean {
  const forms = useInboxForms().data?.forms;
  if (!forms || forms.length === 0) return true;
  if (formIds === null) return forms.some(({ abilities }) => abilities[ability]);
  // An administrator of the platform opens forms that are not listed.
  return formIds.every((id) => forms.find((form) => form.id === id)?.abilities[ability] ?? true);
}

/** Forgets what was refused of forms, which their owner has seen. */
export function useClearRefused() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (formIds: readonly string[]) =>
      Promise.all(formIds.map((id) => api.delete(`/forms/${id}/refused-submissions`))),
    onSettled: () => client.invalidateQueries({ queryKey: INBOX_FORMS_KEY }),
    onError: (error) => toastThrown(error),
  });
}

/** The form by its id, for its title and its fields as they are now (SUBM-052). */
export function useInboxForm(formId: string | null) {
  return useQuery({
    queryKey: formDetailKey(formId ?? ''),
    queryFn: () => api.get<FormDetail>(`/forms/${formId ?? ''}`),
    enabled: formId !== null,
    staleTime: 60_000,
  });
}

/** Key of a list. */
export const inboxKey = (query: InboxQuery) =>
  [...INBOX_KEY, toFilterParams(query).toString(), query.sort] as const;

/** Two pages that follow each other, as one. */
const joinPages = (above: SubmissionListResponse, page: SubmissionListResponse): SubmissionListResponse => ({
  ...above,
  submissions: [...above.submissions, ...page.submissions],
  revisions: { ...above.revisions, ...page.revisions },
  notAsked: { ...above.notAsked, ...page.notAsked },
  waiting: { ...above.waiting, ...page.waiting },
  nextCursor: page.nextCursor,
});

/**
 * Loads matching submissions, page by page in both directions. Loaded pages stay: arrivals are put before
 * them, marks are changed in them.
 */
export function useInbox(query: InboxQuery, aroundId: string | null) {
  const filter = toFilterParams(query).toString();
  return useInfiniteQuery({
    queryKey: inboxKey(query),
    initialPageParam: firstPage(aroundId),
    queryFn: async ({ pageParam }) => {
      const { isBeginning, ...place } = pageParam;
      const read = (cursor: Record<string, string>) => {
        const page = { ...cursor, sort: query.sort, limit: String(PAGE_SIZE) };
        const params = new URLSearchParams([...new URLSearchParams(filter), ...Object.entries(page)]);
        return api.get<SubmissionListResponse>(`/submissions?${params.toString()}`);
      };
      const page = await read(place);
      if (!isBeginning || !page.previousCursor) return page;
      return joinPages(await read({ before: page.previousCursor }), page);
    },
    getNextPageParam: ({ nextCursor }): InboxPageParam | null => (nextCursor ? { cursor: nextCursor } : null),
    getPreviousPageParam: ({ previousCursor }): InboxPageParam | null =>
      previousCursor ? { before: previousCursor } : null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A list that could not be read again comes back by itself.
    refetchInterval: ({ state: { data, error } }) => (data && error ? RETRY_MS : false),
  });
}

/**
 * Reloads a list as far as it is loaded, from its first row, so that readers further down keep their place.
 *
 * @param isTopKnown whether that row is the first of all.
 */
export function useRereadInbox(query: InboxQuery, isTopKnown: boolean, refetch: () => unknown): () => void {
  const client = useQueryClient();
  return () => {
    client.setQueryData<InboxPages>(inboxKey(query), (list) => list && regroup(list, isTopKnown, PAGE_SIZE));
    refetch();
  };
}

/** Shows a submission in another list as well, in its place by time; each list leaves out what does not belong to it. */
export function useShowIn() {
  const client = useQueryClient();
  return ({ row, from, to }: { row: Submission; from: InboxQuery; to: InboxQuery }): void => {
    const revisions = client
      .getQueryData<InboxPages>(inboxKey(from))
      ?.pages.find(({ submissions }) => submissions.some(({ id }) => id === row.id))?.revisions;
    client.setQueryData<InboxPages>(
      inboxKey(to),
      (list) => list && insertInList(list, row, { revisions: revisions ?? {}, sort: to.sort }),
    );
  };
}

/** Loads the exact number of matches; no list waits for it. */
export function useInboxCount(query: InboxQuery) {
  const filter = toFilterParams(query).toString();
  return useQuery({
    queryKey: [...INBOX_COUNT_KEY, filter],
    queryFn: () => api.get<SubmissionCountResponse>(`/submissions/count?${filter}`),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Loads one submission with its answered fields; null loads none. */
export function useSubmission(submissionId: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['submission', submissionId],
    queryFn: () => api.get<SubmissionResponse>(`/submissions/${submissionId}`),
    staleTime: 30_000,
    enabled: () => submissionId !== null && !isBeingRemoved(client, submissionId),
  });
}

/** Counters that are shown when they are there, and not missed when they are not (SUBM-060). */
export function useFormClicks(formId: string | null) {
  return useQuery({
    queryKey: [...CLICKS_KEY, formId],
    queryFn: () => api.get<FormClicksResponse>(`/forms/${formId ?? ''}/clicks`),
    enabled: formId !== null,
    retry: false,
  });
}

/** Changes submissions wherever they are shown. */
export function useChangeShown() {
  const client = useQueryClient();
  return (ids: ReadonlySet<string>, change: Partial<Submission>): void => {
    changeInInbox(client, ids, change);
    for (const id of ids) {
      client.setQueryData<SubmissionResponse>(['submission', id], (shown) =>
        shown ? { ...shown, submission: { ...shown.submission, ...change } } : shown,
      );
    }
  };
}

/** Sets the user's own marks optimistically; reloads them when the server refuses. */
export function useSetMarks() {
  const client = useQueryClient();
  const change = useChangeShown();
  return useMutation({
    mutationKey: MARKING_KEY,
    mutationFn: async ({ ids, marks }: { ids: readonly string[]; marks: SetMarksRequest }) => {
      const [only] = ids;
      if (ids.length === 1 && only) return api.put<void>(`/submissions/${only}/marks`, marks);
      for (let index = 0; index < ids.length; index += MARKED_AT_ONCE) {
        await api.put(`/submissions/marks`, { ...marks, ids: ids.slice(index, index + MARKED_AT_ONCE) });
      }
    },
    onMutate: ({ ids, marks: { read, starred } }) =>
      change(new Set(ids), {
        ...(read !== undefined && { isRead: read }),
        ...(starred !== undefined && { isStarred: starred }),
      }),
    onSuccess: () => {
      rereadInFlight(client, ['submission']);
      return client.invalidateQueries({ queryKey: INBOX_COUNT_KEY });
    },
    onError: (error) => {
      toastThrown(error);
      void client.resetQueries({ queryKey: INBOX_KEY });
    },
  });
}
