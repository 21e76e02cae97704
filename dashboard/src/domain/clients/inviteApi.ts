import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminFolderListResponse,
  AdminFormListResponse,
  InviteClientsRequest,
  InviteClientsResponse,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
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

/** Invites people; the dialog shows problems, and the links that were not mailed. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: InviteClientsRequest) =>
      api.post<InviteClientsResponse>('/admin/client-invitations', wish),
    onSuccess: ({ invited }) => {
      if (invited.every(({ link }) => link === null)) toastSuccess(t`Invitation sent`);
      return Promise.all(
        [['admin'], FOLDERS_KEY, FORMS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}
