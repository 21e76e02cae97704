import { expect, test } from 'vitest';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { LockedHelp } from '../../../domain/identity/LockedHelp.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { AuthPage } from './AuthPage.tsx';
import { SignUpSent } from './SignUpView.tsx';

const NOBODY = { user: null, secondFactor: null, isRecovery: false };
const show = (answers: Answers = {}) =>
  showScreen(<AuthPage />, {
    at: '/auth',
    answers: {
      'GET /api/auth/session': NOBODY,
      'GET /api/auth/options': { sendsMail: true },
      'GET /api/captcha/settings': { provider: 'altcha', siteKey: null, scriptUrl: null },
      ...answers,
    },
  });
const expectText = (text: string) => expect.poll(shownText).toContain(text);

test('AUTH-003 AUTH-004 AUTH-005 AUTH-010 RESET-003 the views change inside the page and stand in its address', async () => {
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

test.each([
  [
    true,
    'We sent a confirmation link to ada@example.com. After you confirm it, an administrator approves your account.',
  ],
  [false, 'This installation can’t send email yet. Ask an administrator for your confirmation link.'],
])(
  'D-31 AUTH-064 after a sign-up, with a mail server (%s), the screen says what is true',
  async (sendsMail, text) => {
    showScreen(<SignUpSent email="ada@example.com" footer={null} />, {
      answers: { 'GET /api/auth/options': { sendsMail } },
    });
    await expectText(text);
    expect(shownText().includes('Check your email')).toBe(sendsMail);
  },
);

test('AUTH-064 AUTH-066 without a mail server no reset link is said to be sent', async () => {
  const screen = show({ 'GET /api/auth/options': { sendsMail: false }, 'POST /api/auth/reset-request': {} });
  await screen.press('Forgot your password');
  await screen.type('Email', 'ada@example.com');
  await screen.press('Send reset link');
  await expectText('This installation can’t send email yet. Ask an administrator for a new password.');
  expect(shownText()).not.toContain('Password reset link sent');
});

const LOCKED = new ApiError(429, { code: 'auth.locked', message: 'Account temporarily locked.' });
const showHelp = (problem: unknown, sendsMail: boolean) =>
  showScreen(<LockedHelp problem={problem} email="ada@example.com" path="/auth/browser-link" />, {
    answers: { 'GET /api/auth/options': { sendsMail }, 'POST /api/auth/browser-link-request': {} },
  });

test('AUTH-059 a locked address is offered a link by mail, and told nothing of whether it has an account', async () => {
  const screen = showHelp(LOCKED, true);
  await screen.press('Email me a link');
  await expectText('If this address has an account, we’ve sent a link. Open it in this browser.');
  expect(screen.calls.at(-1)).toEqual({
    call: 'POST /api/auth/browser-link-request',
    body: { email: 'ada@example.com' },
  });
});

test('AUTH-059 without a mail server no link is offered', async () => {
  const screen = showHelp(LOCKED, false);
  await expect.poll(() => screen.calls.map(({ call }) => call)).toContain('GET /api/auth/options');
  await expect.poll(() => shownText()).not.toContain('Email me a link');
});

test('AUTH-059 the mailed link is followed once, and its secret leaves the address', async () => {
  window.history.replaceState(null, '', '/auth#browser=secret-of-the-mail');
  const screen = show({ 'POST /api/auth/browser-link': {} });
  await expectText('You can try again in this browser.');
  const followed = screen.calls.filter(({ call }) => call === 'POST /api/auth/browser-link');
  expect(followed).toEqual([{ call: 'POST /api/auth/browser-link', body: { token: 'secret-of-the-mail' } }]);
  expect(window.location.hash).toBe('');
});

test('AUTH-059 a link that opens nothing any more says so', async () => {
  window.history.replaceState(null, '', '/auth#browser=old');
  show({ 'POST /api/auth/browser-link': refusal(422, 'This link is invalid or has expired.') });
  await expectText('This link is invalid or has expired.');
});

const SIGNED_IN = {
  ...NOBODY,
  user: {
    id: 'u',
    email: 'ada@example.com',
    fullName: 'Ada',
    role: 'user',
    isApproved: true,
    formLimit: 1,
    timeZone: null,
    mustSetUpSecondFactor: false,
  },
};

test.each([
  ['%2Fsubmissions%3Fread%3Dunread', '/submissions?read=unread'],
  ['%2Fbuilder%2Ff1', '/builder/f1'],
  ['%2F%2Fevil.example', '/dashboard'],
  ['https%3A%2F%2Fevil.example', '/dashboard'],
])(
  'D-178 after signing in a person is where the address led before: from=%s gives %s',
  async (from, path) => {
    const screen = showScreen(<AuthPage />, {
      at: `/auth?from=${from}`,
      route: '/auth',
      answers: { 'GET /api/auth/session': SIGNED_IN },
    });
    await expect.poll(() => screen.path()).toBe(path);
  },
);
