import { expect, test } from 'vitest';
import { Route, Routes } from 'react-router';
import { AuthPage } from '../features/auth/components/AuthPage.tsx';
import { showScreen } from '../testing/showScreen.tsx';
import { Gate } from './Gate.tsx';

test('AUTH-037 D-178 a deep link of somebody who is not signed in leads to sign-in, which knows the way back', async () => {
  const screen = showScreen(<Gate />, {
    at: '/submissions?read=unread',
    route: '/submissions',
    answers: { 'GET /api/auth/session': { user: null, secondFactor: null, isRecovery: false } },
  });
  await expect.poll(() => screen.path()).toBe('/auth?from=%2Fsubmissions%3Fread%3Dunread');
});

test('D-40 whose session is ended elsewhere is told at sign-in, who comes anew is not', async () => {
  const user = { id: 'a', email: 'ada@example.com', role: 'user', isApproved: true };
  let session: object = { user, secondFactor: null, isRecovery: false };
  const screen = showScreen(
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route element={<Gate />}>
        <Route path="*" element="My forms" />
      </Route>
    </Routes>,
    { answers: { 'GET /api/auth/session': () => session, 'GET /api/auth/options': {} } },
  );
  await expect.poll(() => screen.text()).toContain('My forms');
  session = { user: null, secondFactor: null, isRecovery: false };
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => screen.text()).toContain('Your session has ended. Sign in to go on.');
});

test('D-40 whose access was taken back reads so, instead of waiting for approval', async () => {
  const user = { id: 'a', email: 'ada@example.com', role: 'user', isApproved: false, isRevoked: true };
  const screen = showScreen(<Gate />, {
    answers: { 'GET /api/auth/session': { user, secondFactor: null, isRecovery: false } },
  });
  await expect.poll(() => screen.text()).toContain('An administrator has taken back your access.');
  expect(screen.text()).not.toContain('pending approval');
});
