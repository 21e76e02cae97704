import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { SignOnSection } from './SignOnSection.tsx';

beforeEach(() => queryClient.clear());

/** The button of this name in the dialog. */
const inDialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === name,
  );
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const NONE = { provider: 'Example staff', identity: null, hasPassword: true };
const LINKED = {
  ...NONE,
  identity: { email: 'ada@example.com', linkedAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null },
};
const wrong = { path: ['password'], code: 'wrong', message: 'Current password is incorrect' };

test('SSO-011 linking takes the password, and leads to the provider', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  let isRight = false;
  const screen = showScreen(<SignOnSection />, {
    answers: {
      'GET /api/profile/sign-on': NONE,
      'POST /api/profile/sign-on/link': () =>
        isRight
          ? { url: 'https://login.example.com/authorize' }
          : refusal(422, wrong.message, 'auth.wrong_password', [wrong]),
    },
  });
  await expectText('Not linked');
  await screen.press('Link account');
  await screen.type('Current password', 'Wrong-Horse-9');
  await screen.press('Continue');
  await expectText(wrong.message);
  isRight = true;
  await screen.type('Current password', 'Correct-Horse-9');
  await screen.press('Continue');
  await expect.poll(() => assign.mock.calls).toEqual([['https://login.example.com/authorize']]);
  assign.mockRestore();
});

test('SSO-011 a link is shown, and is ended with the password', async () => {
  const screen = showScreen(<SignOnSection />, {
    at: '/settings/security?signOn=linked',
    answers: { 'GET /api/profile/sign-on': LINKED, 'POST /api/profile/sign-on/unlink': NONE },
  });
  await expectText('Linked. You can sign in this way from now on.');
  await expectText('ada@example.com');
  await screen.press('Unlink account');
  await screen.type('Current password', 'Correct-Horse-9');
  await expect.poll(() => inDialog('Unlink account')).toBeTruthy();
  inDialog('Unlink account')?.click();
  await expectText('Not linked');
});

test('SSO-015 who has no password is led to choosing one', async () => {
  showScreen(<SignOnSection />, {
    answers: { 'GET /api/profile/sign-on': { ...LINKED, hasPassword: false } },
  });
  await expectText('You have no password here.');
  expect(shownText()).not.toContain('Unlink account');
});

test('SSO-002 without a provider there is nothing to see', async () => {
  const screen = showScreen(<SignOnSection />, {
    answers: { 'GET /api/profile/sign-on': { ...NONE, provider: null } },
  });
  await expect.poll(() => screen.calls.length).toBe(1);
  expect(shownText()).not.toContain('Single sign-on');
});
