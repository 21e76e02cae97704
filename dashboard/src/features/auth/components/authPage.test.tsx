import { expect, test } from 'vitest';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { AuthPage } from './AuthPage.tsx';

const NOBODY = { user: null, secondFactor: null, isRecovery: false };
const show = (answers: Answers = {}) =>
  showScreen(<AuthPage />, {
    at: '/auth',
    answers: {
      'GET /api/auth/session': NOBODY,
      'GET /api/captcha/settings': { provider: 'altcha', siteKey: null, scriptUrl: null },
      ...answers,
    },
  });
const expectText = (text: string) => expect.poll(shownText).toContain(text);

test('AUTH-003 AUTH-004 AUTH-005 AUTH-010 the views change inside the page and stand in its address', async () => {
  const asked: unknown[] = [];
  const screen = show({
    'POST /api/auth/reset-request': (sent: unknown) => {
      asked.push(sent);
      return {};
    },
  });
  await screen.press('Forgot your password');
  await expectText('Reset your password');
  expect(screen.path()).toBe('/auth?view=reset');
  await screen.type('Email', 'ada@example.com');
  await screen.press('Send reset link');
  await expectText('Password reset link sent! Check your email.');
  expect(asked).toEqual([{ email: 'ada@example.com' }]);
  await screen.press('Back to Sign In');
  await expectText('Create an account');
  expect(screen.path()).toBe('/auth');
  await screen.press('Create an account');
  expect(screen.path()).toBe('/auth?view=signup');
});

test('AUTH-006 AUTH-007 sign-in asks for an email address and a password, which browsers can fill in', async () => {
  const screen = show({ 'POST /api/auth/signin': refusal(401, 'Invalid login credentials') });
  await expectText('Sign In');
  const [email, password] = ['Email', 'Password'].map((name) => screen.control(name) as HTMLInputElement);
  expect([email?.type, email?.autocomplete]).toEqual(['email', 'username']);
  expect([password?.type, password?.autocomplete]).toEqual(['password', 'current-password']);
});
