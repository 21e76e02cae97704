import { expect, test } from 'vitest';
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
