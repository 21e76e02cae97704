import { afterEach, expect, test, vi } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { clearToken, keepToken, readToken } from '../api/portalSession.ts';
import { ClientAuthPage } from './ClientAuthPage.tsx';
import { PortalGate } from './PortalGate.tsx';

afterEach(clearToken);
const HOUR_MS = 3_600_000;
const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
const client = { id: 'x', email: 'ada@example.com', name: null, companyName: null };
const expectText = (text: string) => expect.poll(shownText).toContain(text);

async function signIn(answer: unknown): Promise<void> {
  const screen = showScreen(<ClientAuthPage />, { answers: { 'POST /api/client-auth': answer } });
  await screen.type('Email', client.email);
  await screen.type('Password', 'Correct-Horse-9');
  await screen.press('Sign In');
}

test('CLNT-009 a refusal without words of its own has some', async () => {
  await signIn(refusal(401, ''));
  await expectText('Login failed. Please check your credentials.');
});

test('CLNT-010 what breaks in the browser itself, as by an extension, is a failed login', async () => {
  const screen = showScreen(<ClientAuthPage />, { answers: {} });
  await screen.type('Email', client.email);
  await screen.type('Password', 'Correct-Horse-9');
  vi.stubGlobal('fetch', () => {
    throw new TypeError('fetch is not what it was');
  });
  await screen.press('Sign In');
  await expectText('Login failed');
  expect(shownText()).not.toMatch(/check your credentials|fetch/);
});

test.each([
  ['CLNT-014 CLNT-016 a session that is over is cleared', refusal(401, 'Over'), null],
  [
    'CLNT-016 (decision 073) a server that fails ends no session',
    refusal(500, 'The server is tired'),
    'secret',
  ],
])('%s', async (_title, answer, kept) => {
  keepToken({ token: 'secret', expiresAt });
  const screen = showScreen(<PortalGate />, {
    at: '/client/dashboard',
    route: '/client/dashboard',
    answers: { 'POST /api/validate-client-session': answer },
  });
  if (kept) await expectText('The portal could not be loaded');
  else await expect.poll(() => screen.path()).toBe('/client/auth');
  expect(readToken()).toBe(kept);
});
