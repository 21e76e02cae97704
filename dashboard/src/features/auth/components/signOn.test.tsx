import { expect, test, vi } from 'vitest';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { AuthPage } from './AuthPage.tsx';
import { LinkSignInPage } from './LinkSignInPage.tsx';

const NOBODY = { user: null, secondFactor: null, isRecovery: false };
const show = (at: string, answers: Answers = {}) =>
  showScreen(<AuthPage />, {
    at,
    route: '/auth',
    answers: {
      'GET /api/auth/session': NOBODY,
      'GET /api/auth/options': { sendsMail: true, isSetUp: true, provider: 'Example staff' },
      'GET /api/captcha/settings': { provider: 'altcha', siteKey: null, scriptUrl: null },
      ...answers,
    },
  });
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const AWAY = { url: 'https://login.example.com/authorize?state=s' };

test('SSO-002 SSO-004 the button leads to the provider, with the way back', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const screen = show('/auth?from=%2Fsubmissions', { 'POST /api/auth/sign-on': AWAY });
  await screen.press('Sign in with Example staff');
  await expect.poll(() => assign.mock.calls).toEqual([[AWAY.url]]);
  expect(screen.calls.at(-1)).toEqual({ call: 'POST /api/auth/sign-on', body: { from: '/submissions' } });
  assign.mockRestore();
});

test('SSO-002 without a provider there is no button', async () => {
  show('/auth', { 'GET /api/auth/options': { sendsMail: true, isSetUp: true, provider: null } });
  await expectText('Forgot your password');
  expect(shownText()).not.toContain('Sign in with Example');
});

test('SSO-019 a provider that is away is told, and the password stays', async () => {
  const text = 'The sign-in provider can’t be reached right now.';
  const screen = show('/auth', { 'POST /api/auth/sign-on': refusal(502, text, 'sign_on.unreachable') });
  await screen.press('Sign in with Example staff');
  await expectText(text);
  expect(screen.control('Password')).toBeTruthy();
});

test.each([
  ['unknown', 'You have no account here.'],
  ['mailed', 'We sent you a link to connect it.'],
  ['known', 'Sign in with its password'],
  ['unverified', 'The provider hasn’t confirmed your email address.'],
  ['constructor', 'The provider’s answer can’t be trusted'],
])('SSO-010 SSO-014 a way that ended without a session says why: %s', async (outcome, text) => {
  show(`/auth?signOn=${outcome}`);
  await expectText(text);
});

test('SSO-010 a mailed link is followed by a press, never by opening it', async () => {
  window.history.replaceState(null, '', '/link-sign-in#token=secret-of-the-mail');
  const screen = showScreen(<LinkSignInPage />, {
    at: '/link-sign-in',
    answers: {
      'GET /api/auth/options': { sendsMail: true, isSetUp: true, provider: 'Example staff' },
      'POST /api/auth/sign-on/link': null,
    },
  });
  await expectText('Link your account?');
  expect(screen.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await screen.press('Link account');
  await expectText('Account linked');
  expect(screen.calls).toContainEqual({
    call: 'POST /api/auth/sign-on/link',
    body: { token: 'secret-of-the-mail' },
  });
  await expectText('Sign in with Example staff');
});
