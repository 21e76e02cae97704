import { afterEach, expect, test, vi } from 'vitest';
import { portalQueries, resetPassword, SESSION_KEY } from './portal.ts';
import { keepToken, readToken } from './portalSession.ts';

afterEach(() => {
  portalQueries.clear();
  vi.unstubAllGlobals();
});

test('D-136 a new password ends every session: this browser forgets who was signed in', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ session: null })));
  keepToken({ token: 'secret', expiresAt: '2999-01-01T00:00:00.000Z' });
  portalQueries.setQueryData(SESSION_KEY, { id: 'a client' });
  portalQueries.setQueryData(['client-forms'], { forms: [] });
  expect(await resetPassword('mailed', 'Another-Horse-8')).toBe(false);
  expect(readToken()).toBeNull();
  expect(portalQueries.getQueryData(SESSION_KEY)).toBeNull();
  expect(portalQueries.getQueryData(['client-forms'])).toBeUndefined();
});
