import type { PasskeyOptionsResponse, SessionResponse, SignUpRequest } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { takeSession } from '../../../domain/identity/session.ts';

/** Address and password; the answer may ask for a second step. */
export async function signIn(input: {
  email: string;
  password: string;
  captchaToken?: string;
}): Promise<SessionResponse> {
  return takeSession(await api.post<SessionResponse>('/auth/signin', input));
}

/** The second step: a code of the app, or a recovery code. */
export async function proveSecondFactor(code: string): Promise<SessionResponse> {
  return takeSession(await api.post<SessionResponse>('/auth/second-factor', { code }));
}

/** A passkey, alone or as second step. Its code is loaded when it is first needed. */
export async function signInWithPasskey(): Promise<SessionResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await api.post<PasskeyOptionsResponse>('/auth/passkey/options');
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const response = await startAuthentication({ optionsJSON });
  return takeSession(await api.post<SessionResponse>('/auth/passkey', { response }));
}

/** Ends alike whether or not the address has an account: a mail says the rest (T23). */
export const signUp = (input: SignUpRequest) => api.post<void>('/auth/signup', input);

/** Ends alike whether or not the address has an account (T23). */
export const requestReset = (email: string) => api.post<void>('/auth/reset-request', { email });

/** Ends alike whether or not there is anything to confirm (T23). */
export const resendConfirmation = (email: string) => api.post<void>('/auth/resend-confirmation', { email });

/** Exchanges the secret of a mailed link for a session that may set a password (D-41). */
export async function recover(token: string): Promise<SessionResponse> {
  return takeSession(await api.post<SessionResponse>('/auth/recover', { token }));
}

/** Sets a password; with an ordinary session the current one goes along (D-42). */
export async function changePassword(input: {
  newPassword: string;
  currentPassword?: string;
}): Promise<SessionResponse> {
  return api.post<SessionResponse>('/auth/password', input);
}
