import { expect, onTestFinished, test } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { ConfirmLinkPage } from './ConfirmLinkPage.tsx';

test('AUTH-053 a mailed link leaves the address bar at once, and can be tried again where it could not be checked', async () => {
  window.history.replaceState(null, '', '/confirm#token=abc');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const screen = showScreen(<ConfirmLinkPage path="/auth/confirm" target="/" />, {
    answers: { 'POST /api/auth/confirm': refusal(503, 'The service is busy.', 'service.unavailable') },
  });
  await expect.poll(shownText).toContain('The service is busy.');
  expect(window.location.hash).toBe('');
  await screen.press('Try again');
  await expect.poll(shownText).toContain('The service is busy.');
});
