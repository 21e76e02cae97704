import { useQuery } from '@tanstack/react-query';
import type { SessionResponse, SignOutResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { forgetFirstAnswers, takeFirstAnswer } from '../../lib/firstData.ts';
import { setTimeZone } from '../../lib/formatTime.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { NOBODY, queryClient, SESSION_KEY } from '../../lib/queryClient.ts';
import { forgetTab } from '../../lib/tabMemory.ts';

/** Remembers that the server was not reached when this browser signed out (D-35). */
const SIGN_OUT_OWED = 'sign-out-owed';

/** The signed-in user: loading first, then a user or null (AUTH-029). */
export function useSession() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: fetchSession,
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  });
  const { user, secondFactor, isRecovery } = data ?? NOBODY;
  return { user, secondFactor, isRecovery, isPending, error, refetch };
}

/** A pending sign-out comes before the next use of the session (D-35). */
async function fetchSession(): Promise<SessionResponse> {
  if (readOwed()) {
    forgetFirstAnswers();
    await endSession();
  }
  const before = queryClient.getQueryData<SessionResponse>(SESSION_KEY);
  const session = await api.get<SessionResponse>('/auth/session');
  // Somebody signed in or out meanwhile, which has cancelled this read.
  if (queryClient.getQueryData(SESSION_KEY) !== before) return session;
  // Another user has signed in in another tab: drops everything this one has loaded.
  if (before?.user && session.user && before.user.id !== session.user.id) {
    void queryClient.resetQueries({ predicate: isOfAPerson });
  }
  setTimeZone(session.user?.timeZone ?? null);
  return session;
}

/** Starts with the session that came with the page, so that the first screen waits for no answer. */
export function startSession(): void {
  // A page that the browser kept may show who has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries();
  });
  const session = readOwed() ? undefined : (takeFirstAnswer('/auth/session') as SessionResponse | undefined);
  if (!session) return;
  setTimeZone(session.user?.timeZone ?? null);
  queryClient.setQueryData(SESSION_KEY, session);
}

/** Stores the response of any sign-in for all screens and drops everything of the previous user. */
export function takeSession(session: SessionResponse): SessionResponse {
  // The server ended the session before when it opened this one.
  writeOwed(false);
  replaceSession(session);
  return session;
}

/** All but the session itself. */
const isOfAPerson = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== SESSION_KEY[0];

/** Drops the previous user's data; observers of the session get the new one. */
function replaceSession(session: SessionResponse): void {
  queryClient.removeQueries({ predicate: isOfAPerson });
  queryClient.getMutationCache().clear();
  setTimeZone(session.user?.timeZone ?? null);
  // Who signs in reads their own language; later the server sends each page in it.
  if (session.user?.language) chooseLanguage(session.user.language);
  // A pending response would bring the previous session back.
  void queryClient.cancelQueries({ queryKey: SESSION_KEY });
  queryClient.setQueryData(SESSION_KEY, session);
}

/**
 * Signs out: here first, then at the server, whose failure does not matter to the user (AUTH-031, AUTH-032,
 * AUTH-034).
 */
export async function signOut(): Promise<void> {
  replaceSession(NOBODY);
  forgetTab();
  writeOwed(true);
  const url = await endSession().catch(() => null);
  // Whoever came by the provider signs out there as well (SSO-018).
  if (url) window.location.assign(url);
}

/** @returns where the provider ends its own session; null for nowhere. */
async function endSession(): Promise<string | null> {
  let answer: SignOutResponse | null = null;
  try {
    answer = await api.post<SignOutResponse>('/auth/signout');
  } catch (error) {
    // Any response below 500 means that the server has handled it; otherwise the sign-out stays pending.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
  }
  writeOwed(false);
  return answer?.url ?? null;
}

// Storage may be blocked: then nothing is stored, and the session expires (D-34).
function readOwed(): boolean {
  try {
    return localStorage.getItem(SIGN_OUT_OWED) !== null;
  } catch {
    return false;
  }
}

function writeOwed(isOwed: boolean): void {
  try {
    if (isOwed) localStorage.setItem(SIGN_OUT_OWED, '1');
    else localStorage.removeItem(SIGN_OUT_OWED);
  } catch {
    // See above.
  }
}
