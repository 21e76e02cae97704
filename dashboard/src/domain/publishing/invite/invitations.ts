import { t } from '@lingui/core/macro';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  InvitationListView,
  InvitedList,
  InvitedPeople,
  InvitedState,
  InvitePeopleRequest,
  SaveInvitationListRequest,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

const listKey = (formId: string) => ['invitations', formId] as const;
const peopleKey = (formId: string) => ['invited', formId] as const;
const at = (formId: string): string => `/forms/${formId}/invitations`;

/** Loads the list of people who are invited to a form; before there is one, what it would begin with. */
export const useInvitations = (formId: string) =>
  useQuery({ queryKey: listKey(formId), queryFn: () => api.get<InvitationListView>(at(formId)) });

/** Which people are listed. */
export interface InvitedFilter {
  q: string;
  state: InvitedState | '';
}

/** Loads the people of a list, page by page. */
export const useInvited = (formId: string, { q, state }: InvitedFilter, isStored: boolean) =>
  useInfiniteQuery({
    enabled: isStored,
    queryKey: [...peopleKey(formId), q, state],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        offset: String(pageParam),
        ...(q && { q }),
        ...(state && { state }),
      });
      return api.get<InvitedList>(`${at(formId)}/people?${query.toString()}`);
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { people }) => sum + people.length, 0);
      return shown < total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** Reads a list and its people again. */
function useReload(formId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey(formId) }),
      client.invalidateQueries({ queryKey: peopleKey(formId) }),
    ]);
}

/** Makes the list of a form, or changes what is named. The caller shows problems. */
export function useSaveInvitations(formId: string) {
  const client = useQueryClient();
  const reload = useReload(formId);
  return useMutation({
    mutationFn: (changes: SaveInvitationListRequest) => api.put<InvitationListView>(at(formId), changes),
    onSuccess: (list) => {
      client.setQueryData(listKey(formId), list);
      return Promise.all([reload(), client.invalidateQueries({ queryKey: ['publishing', formId] })]);
    },
  });
}

/** Says what a pasted list or file would add. */
export const usePreview = (formId: string) =>
  useMutation({
    mutationFn: (request: InvitePeopleRequest) =>
      api.post<InvitedPeople>(`${at(formId)}/people`, { ...request, isPreview: true }),
  });

/** Adds people to the list. */
export function useInvitePeople(formId: string) {
  const reload = useReload(formId);
  return useMutation({
    mutationFn: (request: InvitePeopleRequest) => api.post<InvitedPeople>(`${at(formId)}/people`, request),
    onSuccess: reload,
  });
}

/** Takes a person off the list. */
export function useRemoveInvited(formId: string) {
  const reload = useReload(formId);
  return useMutation({
    mutationFn: (personId: string) => api.delete(`${at(formId)}/people/${personId}`),
    onSuccess: () => {
      toastSuccess(t`Person removed`);
      return reload();
    },
    onError: toastThrown,
  });
}

/** Sends those missing, or one person, their next mail now. */
export function useRemind(formId: string) {
  const reload = useReload(formId);
  return useMutation({
    mutationFn: (personId: string | undefined) =>
      api.post<{ count: number }>(`${at(formId)}/remind`, personId === undefined ? {} : { personId }),
    onSuccess: () => {
      toastSuccess(t`Emails are on their way`);
      return reload();
    },
    onError: toastThrown,
  });
}

/** Deletes the list with everybody on it. */
export function useDeleteInvitations(formId: string) {
  const reload = useReload(formId);
  return useMutation({
    mutationFn: () => api.delete(at(formId)),
    onSuccess: () => {
      toastSuccess(t`List deleted`);
      return reload();
    },
    onError: toastThrown,
  });
}
