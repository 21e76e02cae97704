import { afterEach, expect, test, vi } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';
import { showScreen, shownText } from '../testing/showScreen.tsx';

afterEach(() => void vi.useRealTimers());

test('D-22 a time shows the exact one while it is pointed at', async () => {
  showScreen(<RelativeTime iso="2020-11-21T12:00:00.000Z" />, { answers: {} });
  const time = await vi.waitFor(() => document.querySelector('time') ?? Promise.reject(new Error('no time')));
  expect(shownText()).not.toContain('2020');
  time.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('2020');
  time.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  await expect.poll(() => document.querySelector('[role=tooltip]')).toBeNull();
});

test('a time keeps up with the clock', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z'), toFake: ['Date', 'setInterval'] });
  showScreen(<RelativeTime iso="2026-11-21T12:00:00.000Z" />, { answers: {} });
  await expect.poll(shownText).toBe('just now');
  vi.advanceTimersByTime(180_000);
  await expect.poll(shownText).toBe('3 minutes ago');
});
