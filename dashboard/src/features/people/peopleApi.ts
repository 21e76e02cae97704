import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AccountAnswer,
  InviteMemberRequest,
  MemberList,
  SentInvitation,
  SetMemberRequest,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { SESSION_KEY } from '../../lib/queryClient.ts';
import { setChanged } from '../../lib/setChanged.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';

const ACCOUNT_KEY = ['account'] as const;
const PEOPLE_KEY = ['members'] as const;

/** Loads the account that the person works in, with their role and its owners. */
export const useAccount = () =>
  useQuery({ queryKey: ACCOUNT_KEY, queryFn: () => api.get<AccountAnswer>('/account') });

/** Loads the people of the account and its invitations. @param isManager others do not see them. */
export const usePeople = (isManager: boolean) =>
  useQuery({
    queryKey: PEOPLE_KEY,
    queryFn: () => api.get<MemberList>('/members'),
    enabled: isManager,
  });

/** Names the account. */
export function useRenameAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.patch<AccountAnswer>('/account', { name }),
    onSuccess: (account) => {
      setChanged<AccountAnswer>(client, ACCOUNT_KEY, account);
      toastSuccess(t`Account renamed`);
    },
  });
}

/** Stores the picture of the account, or removes it (null); the field shows problems. */
export function useAccountPicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) =>
      file
        ? api.putFile<AccountAnswer>('/account/picture', file, () => undefined)
        : api.delete<AccountAnswer>('/account/picture'),
    onSuccess: (account) => {
      setChanged<AccountAnswer>(client, ACCOUNT_KEY, account);
      toastSuccess(account.pictureUrl ? t`Picture saved` : t`Picture removed`);
      // The menus have it from the session.
      return client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PEOPLE_KEY });
};

/** Invites an address; the answer has the link where no mail carries it. */
export function useInvite() {
  const reload = useReload();
  return useMutation({
    mutationFn: (request: InviteMemberRequest) => api.post<SentInvitation>('/members/invitations', request),
    onSuccess: reload,
  });
}

/** Sends an invitation again, by a new link. */
export function useSendAgain() {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.post<SentInvitation>(`/members/invitations/${id}/send`),
    onSuccess: reload,
    onError: (error) => toastThrown(error, t`Failed to send the invitation`),
  });
}

/** Ends an invitation and its link. */
export function useEndInvitation() {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.delete<undefined>(`/members/invitations/${id}`),
    onSuccess: () => {
      toastSuccess(t`Invitation ended`);
      return reload();
    },
    onError: (error) => toastThrown(error, t`Failed to end the invitation`),
  });
}

/** Sets what a person may do. */
export function useSetMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...request }: SetMemberRequest & { userId: string }) =>
      api.put<MemberList>(`/members/${userId}`, request),
    onSuccess: (list) => {
      setChanged<MemberList>(client, PEOPLE_KEY, list);
      toastSuccess(t`Role changed`);
    },
  });
}

/** Takes a person out of the account. */
export function useRemoveMember() {
  const reload = useReload();
  return useMutation({
    mutationFn: (userId: string) => api.delete<undefined>(`/members/${userId}`),
    onSuccess: () => {
      toastSuccess(t`Person removed`);
      return reload();
    },
    onError: (error) => toastThrown(error, t`Failed to remove the person`),
  });
}
