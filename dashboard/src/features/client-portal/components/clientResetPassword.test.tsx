import { expect, onTestFinished, test } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { ClientResetPasswordPage } from './ClientResetPasswordPage.tsx';

const over = refusal(422, 'This password reset link is invalid or has expired.', 'auth.link_invalid');
const show = () =>
  showScreen(<ClientResetPasswordPage />, { answers: { 'POST /api/client-reset-password': over } });
const expectText = (text: string) => expect.poll(shownText).toContain(text);

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
