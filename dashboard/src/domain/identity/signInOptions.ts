import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SignInOptions } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

const useSignInOptions = () =>
  useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => api.get<SignInOptions>('/auth/options'),
    staleTime: Infinity,
  });

/** Returns whether this installation has a mail server; true while that loads. */
export const useSendsMail = (): boolean => useSignInOptions().data?.sendsMail ?? true;

/** Returns whether this installation has an owner; true while that loads. */
export const useIsSetUp = (): boolean => useSignInOptions().data?.isSetUp ?? true;

/** Returns the name of the sign-in provider; null without one, and while that loads. */
export const useProviderName = (): string | null => useSignInOptions().data?.provider ?? null;

/** Replaces "we sent you an email" where no mail server is set up. */
export const NO_MAIL = {
  password: t`This installation can’t send email yet. Ask an administrator for a new password.`,
  confirmation: t`This installation can’t send email yet. Ask an administrator for your confirmation link.`,
};
