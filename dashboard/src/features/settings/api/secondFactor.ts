/**
 * Requests of the second factor. Plain functions, because mutations keep input and response: passwords, a
 * secret and recovery codes.
 */
import { useQuery } from '@tanstack/react-query';
import type {
  AddPasskeyResponse,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
  SecondFactorState,
  TotpSetupResponse,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { queryClient, SESSION_KEY } from '../../../lib/queryClient.ts';
import { createPasskey } from '../passkeys.ts';

const PATH = '/profile/second-factor';
const SECOND_FACTOR_KEY = ['second-factor'] as const;

/** Loads the state of the user's second factor. */
export function useSecondFactor() {
  return useQuery({ queryKey: SECOND_FACTOR_KEY, queryFn: () => api.get<SecondFactorState>(PATH) });
}

const refreshState = (): void => void queryClient.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });

/** The session knows whether a second step is still missing. */
export const refreshSession = (): void => void queryClient.invalidateQueries({ queryKey: SESSION_KEY });

/** Starts the set-up of an authenticator app, which a first code must complete. */
export const startTotp = (password: string) => api.post<TotpSetupResponse>(`${PATH}/totp`, { password });

/** Proves the authenticator app. @returns recovery codes, none when earlier ones are still good. */
export async function confirmTotp(code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await api.post<RecoveryCodesResponse>(`${PATH}/totp/confirm`, { code });
  refreshState();
  return recoveryCodes;
}

/** Reads the session again: without any second factor an administrator has to set one up. */
export async function disableTotp(password: string): Promise<void> {
  await api.post(`${PATH}/totp/disable`, { password });
  refreshState();
  refreshSession();
}

/** New recovery codes; the earlier ones end. */
export async function renewRecoveryCodes(password: string): Promise<readonly string[]> {
  const { recoveryCodes } = await api.post<RecoveryCodesResponse>(`${PATH}/recovery-codes`, { password });
  refreshState();
  return recoveryCodes;
}

/** Creates a passkey in this browser and stores it with the account. @returns recovery codes, as above. */
export async function addPasskey(name: string, password: string): Promise<readonly string[]> {
  const { options } = await api.post<PasskeyOptionsResponse>(`${PATH}/passkeys/options`, { password });
  const response = await createPasskey(options);
  const { recoveryCodes } = await api.post<AddPasskeyResponse>(`${PATH}/passkeys`, { name, response });
  refreshState();
  return recoveryCodes;
}

/** Reads the session again: without any second factor an administrator has to set one up. */
export async function removePasskey(passkeyId: string, password: string): Promise<void> {
  await api.post(`${PATH}/passkeys/${passkeyId}/remove`, { password });
  refreshState();
  refreshSession();
}
