import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const NOBODY = { user: null, secondFactor: null, isRecovery: false };
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const broken = refusal(500, 'An unexpected error occurred', 'internal');

test('RESET-017 a link that could not be checked is told so, and leads to sign-in', async () => {
  window.location.hash = '#token=abc';
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const screen = showScreen(<ResetPasswordPage />, {
    at: '/reset-password',
    route: '/reset-password',
    answers: { 'GET /api/auth/session': NOBODY, 'POST /api/auth/recover': broken },
  });
  await expectText('Invalid Reset Link');
  await expectText('An error occurred while validating the reset link.');
  await expect.poll(() => screen.path()).toBe('/auth');
});

test('RESET-018 what nobody foresaw is told in the words of this page, and nothing typed is lost', async () => {
  const screen = showScreen(<ResetPasswordPage />, {
    answers: {
      'GET /api/auth/session': { ...NOBODY, user: { email: 'ada@example.com' } },
      'POST /api/auth/password': broken,
    },
  });
  await screen.type('Current password', 'Old-Horse-9');
  await screen.type('New password', 'Fresh-Battery-7');
  await screen.type('Confirm new password', 'Fresh-Battery-7');
  await screen.press('Set password');
  await expectText('An unexpected error occurred. (request a-request)');
  expect((screen.control('New password') as HTMLInputElement).value).toBe('Fresh-Battery-7');
});

test('RESET-014 CONST-016 two seconds after the new password the dashboard opens', async () => {
  const session = { ...NOBODY, user: { email: 'ada@example.com', timeZone: null } };
  const screen = showScreen(<ResetPasswordPage />, {
    at: '/reset-password',
    route: '/reset-password',
    answers: { 'GET /api/auth/session': session, 'POST /api/auth/password': session },
  });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await screen.type('Current password', 'Old-Horse-9');
  await screen.type('New password', 'Fresh-Battery-7');
  await screen.type('Confirm new password', 'Fresh-Battery-7');
  await screen.press('Set password');
  await expectText('Password updated successfully');
  expect(screen.path()).toBe('/reset-password');
  const [goOn] = waits.mock.calls.find(([, ms]) => ms === 2_000) ?? [];
  goOn?.();
  await expect.poll(() => screen.path()).toBe('/dashboard');
});

test('RESET-015 a link that the server refuses for another reason says this reason, and leads to sign-in', async () => {
  window.location.hash = '#token=abc';
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const screen = showScreen(<ResetPasswordPage />, {
    at: '/reset-password',
    route: '/reset-password',
    answers: {
      'GET /api/auth/session': NOBODY,
      'POST /api/auth/recover': refusal(429, 'Too many attempts. Please try again later.'),
    },
  });
  await expectText('Invalid Reset Link');
  await expectText('Token validation failed: Too many attempts. Please try again later.');
  await expect.poll(() => screen.path()).toBe('/auth');
});

test('RESET-016 a link that is used again before its second step leads there, without a complaint', async () => {
  window.location.hash = '#token=abc';
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const screen = showScreen(<ResetPasswordPage />, {
    at: '/reset-password',
    route: '/reset-password',
    answers: {
      'GET /api/auth/session': { ...NOBODY, secondFactor: { methods: ['totp'] } },
      'POST /api/auth/recover': refusal(
        422,
        'This password reset link is invalid or has expired.',
        'auth.link_invalid',
      ),
    },
  });
  await expect.poll(() => screen.path()).toBe('/auth');
  expect(shownText()).not.toContain('Invalid Reset Link');
});
