import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/showScreen.tsx';
import { expectInbox, expectText, listOf, show, submission } from './inboxSamples.tsx';

afterEach(() => void vi.useRealTimers());

test('an inbox that is offline says that its list may be old, until the connection is back', async () => {
  const screen = show();
  await expectInbox();
  expect(screen.text()).not.toContain('offline');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expectText('You’re offline. This list may be out of date.');
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(screen.text).not.toContain('offline');
});

test('an inbox that could not be read again says so, keeps its rows, and tries until it can', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true });
  let answer: unknown = listOf(submission(2), submission(1));
  const screen = show('/submissions', { 'GET /api/submissions': () => answer });
  await expectInbox();
  answer = refusal(503, 'The service is busy.');
  screen.hear('resync');
  await expectText('Showing data from the last successful load.');
  expect(screen.text()).toContain('Ada 2');
  answer = listOf(submission(3), submission(2), submission(1));
  vi.advanceTimersByTime(15_000);
  await expectText('Ada 3');
  await expect.poll(screen.text).not.toContain('Showing data from');
});
