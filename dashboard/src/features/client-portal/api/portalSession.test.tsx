import { afterEach, expect, test } from 'vitest';
import { clearToken, isSignedIn, keepToken, readToken } from './portalSession.ts';

afterEach(clearToken);

const HOUR_MS = 3_600_000;

test('CLNT-020 D-137 token and end stand under two keys of the session storage', () => {
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
  keepToken({ token: 'secret', expiresAt });
  expect(sessionStorage.getItem('client_session_token')).toBe('secret');
  expect(sessionStorage.getItem('client_session_expires_at')).toBe(expiresAt);
  expect(readToken()).toBe('secret');
  clearToken();
  expect(sessionStorage).toHaveLength(0);
  expect(readToken()).toBeNull();
});

test.each([new Date(0).toISOString(), 'nonsense'])(
  'CLNT-015 a session that ended (%s) is cleared',
  (expiresAt) => {
    keepToken({ token: 'secret', expiresAt });
    expect(readToken()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

test('CLNT-008 an answer without client or token is none', () => {
  const client = { id: 'x', email: 'a@b.example', name: null, companyName: null };
  const expiresAt = new Date().toISOString();
  expect(isSignedIn({ token: 't', expiresAt, client })).toBe(true);
  for (const answer of [null, {}, { token: 't', expiresAt }, { client, expiresAt }]) {
    expect(isSignedIn(answer)).toBe(false);
  }
});
