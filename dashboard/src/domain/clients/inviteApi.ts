import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminFolderListResponse,
  AdminFormListResponse,
  InviteClientsRequest,
  InviteClientsResponse,
  InviteToFolderResponse,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { useSession } from '../identity/session.ts';
import { FOLDERS_KEY } from '../forms/folders.ts';
import { FORMS_KEY } from '../forms/ownForms.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';

/** Most folders or forms that the dialog offers at once; a search finds the others. */
const MAX_OFFERED = 200;

const listOf = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams({ limit: String(MAX_OFFERED), ...query }).toString()}`;

/** Loads the folders that can be shared. */
export const useSharableFolders = (search: string) =>
  useQuery({
    queryKey: ['admin', 'sharable-folders', search],
    queryFn: () => api.get<AdminFolderListResponse>(listOf('/admin/folders', search ? { search } : {})),
  });

/** Loads the forms that have no client yet (CLNT-068). */
export const useSharableForms = (search: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ['admin', 'sharable-forms', search],
    queryFn: () =>
      api.get<AdminFormListResponse>(
        listOf('/admin/forms', { client: 'no', order: 'title', ...(search && { search }) }),
      ),
    enabled: isEnabled,
  });

/** What an invitation says, whoever sends it: each address, with a link to pass on where none was mailed. */
type Invited = InviteToFolderResponse['invited'];

/** Invites people; the dialog shows problems, and the links that were not mailed. */
export function useInvite() {
  const client = useQueryClient();
  const isAdministrator = useSession().user?.role === 'admin';
  return useMutation({
    mutationFn: async (wish: InviteClientsRequest): Promise<Invited> => {
      if (!isAdministrator)
        return (await api.post<InviteToFolderResponse>('/client-invitations', wish)).invited;
      const { invited } = await api.post<InviteClientsResponse>('/admin/client-invitations', wish);
      return invited.map(({ client: { email }, link }) => ({ email, link }));
    },
    onSuccess: (invited) => {
      if (invited.every(({ link }) => link === null)) toastSuccess(t`Invitation sent`);
      return Promise.all(
        [['admin'], FOLDERS_KEY, FORMS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}
