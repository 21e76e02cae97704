import { t } from '@lingui/core/macro';
import { QueryCache, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  ClientFormList,
  ClientNewest,
  ClientPasswordPage,
  ClientPasswordResponse,
  ClientRecord,
  ClientResetPasswordResponse,
  ClientSession,
  ClientSessionResponse,
  ClientSettings,
  ClientSignUpRequest,
  ClientSubmissionList,
  SubmissionCountResponse,
} from '@inlay/api/contract';
import type { Language } from '@inlay/sdk/model';
import { useMutation } from '../../../lib/useMutation.ts';
import { readResponse, send } from '../../../lib/apiClient.ts';
import { ApiError, pollUntilRefused } from '../../../lib/apiError.ts';
import { dropRefused } from '../../../lib/dropRefused.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { viewerLocale, viewerZone } from '../../../lib/formatTime.ts';
import { clearToken, isSignedIn, keepToken, readToken } from './portalSession.ts';

/** Interval at which open counts and lists are read again, in milliseconds. */
export const REFRESH_MS = 30_000;
/** Key of the signed-in client; never a user's session. */
export const SESSION_KEY = ['client-session'] as const;

/** Cache of the portal; users' data has its own, as their sessions do (D-145). */
export const portalQueries = new QueryClient({
  queryCache: new QueryCache({ onError: dropRefused }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
    },
  },
});

/**
 * A call of the portal, with the client's token.
 * @throws {ApiError}
 */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await send(method, path, { body, token: readToken() });
  // The session has ended: leads back to sign-in.
  if (response.status === 401 && path !== '/client-auth') leave();
  return readResponse<Answer>(response);
}

/**
 * Requests the live events of the client's forms (decision 095).
 * @param since the server's time, in ms: what was published from then on is sent first; null for nothing of it.
 * @throws {ApiError}
 */
export const requestEvents = (since: number | null, signal: AbortSignal): Promise<Response> =>
  send('GET', since === null ? '/client-events' : `/client-events?since=${since}`, {
    token: readToken(),
    signal,
  });

/** Requests the results of a form, line by line. @throws {ApiError} */
export async function requestResults(
  formId: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<Response> {
  const path = `/client-forms/${formId}/results?${query.toString()}`;
  const response = await send('GET', path, { token: readToken(), signal });
  onEventsRefused(response.status);
  return response;
}

/** Requests the same as PDF. */
export const requestResultsPdf = (formId: string, query: URLSearchParams): Promise<Response> =>
  send('GET', `/client-forms/${formId}/results/pdf?${query.toString()}`, { token: readToken() });

/** Forgets a session that has ended. */
export function onEventsRefused(status: number): void {
  if (status === 401) leave();
}

/** Nothing of who was here stays. */
function leave(): void {
  clearToken();
  portalQueries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  portalQueries.setQueryData<PortalClient | null>(SESSION_KEY, null);
}

/** The client of this page: who it is, and how the portal looks for them. */
export type PortalClient = ClientRecord &
  Pick<ClientSessionResponse, 'isView' | 'brand' | 'locale' | 'settings' | 'readAt'>;

/** The client, validated with the server once the page has started (CLNT-012…016). */
export function useClient() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async (): Promise<PortalClient | null> => {
      await takeView();
      if (!readToken()) return null;
      try {
        const { client, isView, brand, locale, settings, readAt } = await call<ClientSessionResponse>(
          'POST',
          '/validate-client-session',
          {},
        );
        return { ...client, isView, brand, locale, settings, readAt };
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Keeps the session of an administrator who looks at this portal, from the address. A session of a client is not
 * taken from there: a link could sign people in as somebody else (CLNT-089).
 */
async function takeView(): Promise<void> {
  const given = new URLSearchParams(window.location.hash.slice(1));
  const [token, expiresAt] = [given.get('view'), given.get('until')];
  if (!token || !expiresAt) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  const response = await send('POST', '/validate-client-session', { body: { token }, token: null });
  const isView = response.ok && (await readResponse<ClientSessionResponse>(response)).isView;
  if (isView) keepToken({ token, expiresAt });
}

/**
 * Signs in and keeps the token (CLNT-003, CLNT-007, CLNT-011).
 * @returns what sets a password, where the client has to choose one first; else null.
 * @throws {ApiError}
 */
export async function signIn(input: {
  email: string;
  password: string;
  captchaToken?: string;
}): Promise<{ passwordToken: string } | null> {
  const email = input.email.trim().toLowerCase();
  const answer = await call<unknown>('POST', '/client-auth', { ...input, email });
  if (asksForPassword(answer)) return answer;
  if (!isSignedIn(answer))
    throw new ApiError(500, { code: 'invalid_response', message: t`Login failed - invalid response` });
  await enter(answer);
  return null;
}

/** Goes on in a new session. */
async function enter(session: ClientSession): Promise<void> {
  leave();
  keepToken(session);
  await portalQueries.resetQueries({ queryKey: SESSION_KEY });
}

const asksForPassword = (answer: unknown): answer is { passwordToken: string } =>
  typeof answer === 'object' && answer !== null && 'passwordToken' in answer;

/** Tells the server, then forgets everything whatever it says (CLNT-018). */
export async function signOut(): Promise<void> {
  await call('POST', '/logout-client', {}).catch(() => undefined);
  leave();
}

/** Asks for access, which an administrator grants (D-138). */
export const signUp = (wish: ClientSignUpRequest) => call<undefined>('POST', '/client-signup', wish);
/** Requests a link to set a new password; succeeds whether or not the address has an account (CLNT-032, D-135). */
export const askForReset = (email: string) =>
  call<undefined>('POST', '/client-forgot-password', { email: email.trim() });

/**
 * Sets a password by a mailed link; every session ends with that, this browser's too (D-136).
 * @returns whether it was an invitation, whose client goes on in a session.
 * @throws {ApiError}
 */
export async function resetPassword(token: string, newPassword: string): Promise<boolean> {
  const { session } = await call<ClientResetPasswordResponse>('POST', '/client-reset-password', {
    token,
    newPassword,
  });
  if (session) await enter(session);
  else leave();
  return session !== null;
}

/**
 * Loads how the page of a link that sets a password looks.
 * @param token empty for a page without one
 */
export const usePasswordPage = (token: string) =>
  useQuery({
    queryKey: ['client-password-page', token],
    queryFn: () => call<ClientPasswordPage>('POST', '/client-password-page', { token }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  });

/** Changes the password; this browser goes on in a new session, every other one ends (CLNT-091). @throws {ApiError} */
export async function changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
  keepToken(await call<ClientPasswordResponse>('POST', '/client-password', input));
}

/** Saves what the client chooses for their own account (CLNT-096). */
export function useSaveClientSettings() {
  return useMutation({
    mutationFn: (settings: Partial<ClientSettings> & { language?: Language; timeZone?: string }) =>
      call<undefined>('PATCH', '/client-settings', settings),
    onSuccess: (_nothing, { language: _language, timeZone: _timeZone, ...settings }) => {
      setChanged<PortalClient | null>(
        portalQueries,
        SESSION_KEY,
        (client) => client && { ...client, settings: { ...client.settings, ...settings } },
      );
      toastSuccess(t`Settings Updated`);
    },
    onError: (error) => void toastThrown(error),
  });
}

/** Marks submissions of a form as read: those named, or all (CLNT-090). */
export function useMarkRead(formId: string) {
  return useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      call<undefined>('POST', `/client-forms/${encodeURIComponent(formId)}/submissions/read`, { ids }),
    onSuccess: () =>
      Promise.all([
        portalQueries.invalidateQueries({ queryKey: ['client-forms'] }),
        portalQueries.invalidateQueries({ queryKey: ['client-submissions', formId] }),
      ]),
  });
}

/** The forms assigned to the client (CLNT-044, D-141). */
export function useAssignedForms() {
  return useQuery({
    queryKey: ['client-forms'],
    queryFn: () => call<ClientFormList>('GET', `/client-forms?zone=${encodeURIComponent(viewerZone())}`),
    refetchInterval: pollUntilRefused(REFRESH_MS),
  });
}

/** What arrived last in all forms of the client (CLNT-112); stale with their counts. */
export function useNewest() {
  return useQuery({
    queryKey: ['client-forms', 'newest'],
    queryFn: () => call<ClientNewest>('GET', '/client-forms/newest'),
    refetchInterval: pollUntilRefused(REFRESH_MS),
  });
}

/** Filter of a form's submissions. */
export interface PortalFilter {
  search: string;
  from: string;
  to: string;
  /** The key of a status; empty = all. */
  status: string;
}

/** Returns the query of a filter; days are those of the browser (D-22). */
function filterParams({ search, from, to, status }: PortalFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search.trim() && { search: search.trim(), locale: viewerLocale() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status && { status }),
    zone: viewerZone(),
  });
}

const submissionsPath = (formId: string): string => `/client-forms/${encodeURIComponent(formId)}/submissions`;

/**
 * Submissions of an assigned form, page by page (D-142).
 * @param around the submission to begin at.
 */
export function useClientSubmissions(formId: string, filter: PortalFilter, around: string | null) {
  return useInfiniteQuery({
    queryKey: ['client-submissions', formId, filter, around],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const params = filterParams(filter);
      if (pageParam) params.set('cursor', pageParam);
      else if (around) params.set('around', around);
      return call<ClientSubmissionList>('GET', `${submissionsPath(formId)}?${params.toString()}`);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Loads the number of matches; no list waits for it. */
export function useClientSubmissionCount(formId: string, filter: PortalFilter) {
  return useQuery({
    queryKey: ['client-submission-count', formId, filter],
    queryFn: () =>
      call<SubmissionCountResponse>(
        'GET',
        `${submissionsPath(formId)}/count?${filterParams(filter).toString()}`,
      ),
    refetchInterval: pollUntilRefused(REFRESH_MS),
  });
}

/** Requests one submission as PDF, of what the client may see. */
export const requestSubmissionPdf = (formId: string, submissionId: string): Promise<Response> =>
  send('GET', `${submissionsPath(formId)}/${submissionId}/pdf`, { token: readToken() });

/**
 * The CSV of what matches, with the name the server gives it.
 * @throws {ApiError}
 */
export async function fetchCsv(formId: string, filter: PortalFilter): Promise<{ name: string; file: Blob }> {
  const path = `${submissionsPath(formId)}/export?${filterParams(filter).toString()}`;
  const response = await send('GET', path, { token: readToken() });
  if (!response.ok) return readResponse(response);
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name: name ? decodeURIComponent(name) : 'submissions.csv', file: await response.blob() };
}
