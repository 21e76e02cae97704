import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SignInOptions } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** Returns whether this installation has a mail server; true while that loads. */
export function useSendsMail(): boolean {
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => api.get<SignInOptions>('/auth/options'),
    staleTime: Infinity,
  });
  return data?.sendsMail ?? true;
}

/** Replaces "we sent you an email" where no mail server is set up. */
export const NO_MAIL = {
  password: t`This installation can’t send email yet. Ask an administrator for a new password.`,
  confirmation: t`This installation can’t send email yet. Ask an administrator for your confirmation link.`,
};
