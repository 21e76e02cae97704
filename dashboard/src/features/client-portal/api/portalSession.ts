import type { ClientSession } from '@inlay/api/contract';

/** Keys of the token and its end in the session storage, shared by all parts (D-137). */
const TOKEN_KEY = 'client_session_token';
const EXPIRES_KEY = 'client_session_expires_at';

interface StoredSession {
  token: string;
  expiresAt: string;
}

/** Storage may be blocked: then the session lasts as long as the page. */
let inMemory: StoredSession | null = null;

/** The token, unless it has ended; an ended one is cleared when it is read (CLNT-015). */
export function readToken(now = Date.now()): string | null {
  const stored = readStored();
  if (!stored) return null;
  // What cannot be read has ended, too.
  if (new Date(stored.expiresAt).getTime() > now) return stored.token;
  clearToken();
  return null;
}

function readStored(): StoredSession | null {
  try {
    const token = sessionStorage.getItem(TOKEN_KEY);
    const expiresAt = sessionStorage.getItem(EXPIRES_KEY);
    return token && expiresAt ? { token, expiresAt } : inMemory;
  } catch {
    return inMemory;
  }
}

/** Keeps the token for this tab, as long as it lasts (D-137). */
export function keepToken({ token, expiresAt }: StoredSession): void {
  inMemory = { token, expiresAt };
  try {
    sessionStorage.setItem(TOKEN_KEY, token);
    sessionStorage.setItem(EXPIRES_KEY, expiresAt);
  } catch {
    // See above.
  }
}

/** Forgets the token, in the storage and in memory. */
export function clearToken(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(TOKEN_KEY);
    sessionStorage.removeItem(EXPIRES_KEY);
  } catch {
    // See above.
  }
}

/** Returns whether the response to a sign-in is complete (CLNT-008). */
export function isSignedIn(answer: unknown): answer is ClientSession {
  const { token, expiresAt, client } = (answer ?? {}) as Partial<ClientSession>;
  return Boolean(token && expiresAt && client?.id);
}
