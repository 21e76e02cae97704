import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SessionResponse } from '@inlay/api/contract';
import { setTimeZone, viewerZone } from '../../lib/formatTime.ts';
import { queryClient } from '../../lib/queryClient.ts';
import { tabKey } from '../../lib/tabMemory.ts';
import { showScreen, shownText } from '../../testing/showScreen.tsx';
import { signOut, takeSession, useSession } from './session.ts';

const NOBODY = { user: null, secondFactor: null, isRecovery: false };

function SessionText() {
  const { isPending, user } = useSession();
  return isPending ? 'loading' : (user?.email ?? 'signed out');
}

test.each([
  ['signed out', NOBODY],
  ['ada@example.com', { ...NOBODY, user: { email: 'ada@example.com', timeZone: null } }],
])('AUTH-029 who is here is loading first, then %s', async (told, session) => {
  let answer: (session: unknown) => void = () => undefined;
  showScreen(<SessionText />, {
    answers: { 'GET /api/auth/session': () => new Promise((resolve) => (answer = resolve)) },
  });
  await expect.poll(shownText).toBe('loading');
  answer(session);
  await expect.poll(shownText).toBe(told);
});

test('AUTH-029 a session that was read before somebody signed in does not take their time zone', async () => {
  onTestFinished(() => {
    queryClient.clear();
    setTimeZone(null);
  });
  const answer = Promise.withResolvers<unknown>();
  const screen = showScreen(<SessionText />, { answers: { 'GET /api/auth/session': () => answer.promise } });
  await expect.poll(() => screen.calls).toHaveLength(1);
  takeSession({ ...NOBODY, user: { timeZone: 'Pacific/Auckland' } as SessionResponse['user'] });
  answer.resolve(NOBODY);
  await expect.poll(shownText).toBe('signed out');
  expect(viewerZone()).toBe('Pacific/Auckland');
});

class Catching extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

test('AUTH-035 outside of its provider the session is no guess but an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    vi.restoreAllMocks();
  });
  root.render(
    <Catching>
      <SessionText />
    </Catching>,
  );
  await expect.poll(() => place.textContent).toContain('No QueryClient set');
});

test('SHELL-044 who signs in next in a tab is not led back along the trail of the person before', async () => {
  sessionStorage.setItem(tabKey('trail'), '["/folder/1","/builder/2"]');
  showScreen(<SessionText />, {
    answers: { 'GET /api/auth/session': NOBODY, 'POST /api/auth/signout': { url: null } },
  });
  await signOut();
  expect(sessionStorage.getItem(tabKey('trail'))).toBe(null);
});
