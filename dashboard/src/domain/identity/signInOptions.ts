import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SignInOptions } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** Whether this installation has a mail server; taken to have one until the server says otherwise. */
export function useSendsMail(): boolean {
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => api.get<SignInOptions>('/auth/options'),
    staleTime: Infinity,
  });
  return data?.sendsMail ?? true;
}

/** What stands in place of "we sent": nothing was, and who can help. */
export const noMailText = (what: string): string =>
  t`This installation cannot send email yet. Ask an administrator for ${what}.`;
