import { expect, onTestFinished, test } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { ClientResetPasswordPage } from './ClientResetPasswordPage.tsx';

const over = refusal(422, 'This password reset link is invalid or has expired.', 'auth.link_invalid');
const PLAIN = { locale: null, brand: null };
const show = (page: unknown = PLAIN) =>
  showScreen(<ClientResetPasswordPage />, {
    answers: { 'POST /api/client-password-page': page, 'POST /api/client-reset-password': over },
  });
const expectText = (text: string) => expect.poll(shownText).toContain(text);

test('CLNT-092 CLNT-093 the page of an invitation is in the client’s language, and wears the brand of who shares', async () => {
  window.history.replaceState(null, '', '/client/reset-password#token=abc&invited=');
  onTestFinished(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    document.cookie = 'language=; Max-Age=0; Path=/';
  });
  const colors = { fill: '#006644', textOnLight: '#006644', textOnDark: '#33cc99' };
  show({ locale: 'de', brand: { name: 'Studio Nord', logoUrl: null, ...colors } });
  await expectText('Studio Nord');
  expect(document.querySelector('[aria-label="Inlay home page"]')).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--inlay-accent')).toBe('#006644');
  // The page is loaded again in it.
  await expect.poll(() => document.cookie).toContain('language=de');
});

test.each([
  ['&invited=', 'This invitation is no longer valid. Sign in, or ask for a new one.'],
  ['', 'This password reset link is invalid or has expired.'],
])('CLNT-087 D-136 a link that is over (%j) says so before anything is typed', async (kind, text) => {
  window.history.replaceState(null, '', `/client/reset-password#token=abc${kind}`);
  onTestFinished(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  show(over);
  await expectText(text);
  expect(document.querySelector('input')).toBeNull();
});

test('CLNT-087 an invitation is still there after a reload of its page, and a used one is called an invitation', async () => {
  window.history.replaceState(null, '', '/client/reset-password#token=abc&invited=');
  onTestFinished(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  show();
  await expectText('Choose a password');
  expect(window.location.hash).toBe('');
  const screen = show();
  await expect.poll(() => shownText().split('Choose a password')).toHaveLength(3);
  expect(shownText()).not.toContain('Invalid Reset Link');
  await screen.type('Password', 'Fresh-Battery-7');
  await screen.press('Set password');
  await expectText('This invitation is no longer valid.');
  expect(screen.calls).toContainEqual({
    call: 'POST /api/client-reset-password',
    body: { token: 'abc', newPassword: 'Fresh-Battery-7' },
  });
});
