/** Requests of the user's own link to the sign-in provider. Plain functions: mutations would keep the password. */
import { useQuery } from '@tanstack/react-query';
import type { OwnSignOn, SignOnResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

const PATH = '/profile/sign-on';
export const OWN_SIGN_ON_KEY = ['own-sign-on'] as const;

/** Loads the provider and the user's link to it. */
export const useOwnSignOn = () =>
  useQuery({ queryKey: OWN_SIGN_ON_KEY, queryFn: () => api.get<OwnSignOn>(PATH) });

/** Starts to link: the way there leaves this page. */
export async function linkSignOn(password: string): Promise<void> {
  const { url } = await api.post<SignOnResponse>(`${PATH}/link`, { password });
  window.location.assign(url);
}

/** Ends the link. */
export const unlinkSignOn = (password: string) => api.post<OwnSignOn>(`${PATH}/unlink`, { password });
