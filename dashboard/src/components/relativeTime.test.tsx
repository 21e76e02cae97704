import { useState } from 'react';
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

/** A row that can be rendered again by itself. */
function Row({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name}${count}`}</button>
      <RelativeTime key={count} iso="2026-11-21T12:00:00.000Z" />
    </p>
  );
}

test('times of one moment say the same, however late a row is rendered again', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:01:10.000Z'), toFake: ['Date', 'setInterval'] });
  const rows = [<Row key="a" name="a" />, <Row key="b" name="b" />];
  const screen = showScreen(<>{rows}</>, { answers: {} });
  await expect.poll(shownText).toBe('a01 minute agob01 minute ago');
  vi.advanceTimersByTime(50_000);
  await screen.press('a0');
  await expect.poll(shownText).toContain('a1');
  const [first, second] = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(first).toBe(second);
  vi.advanceTimersByTime(10_000);
  await expect.poll(shownText).toBe('a12 minutes agob02 minutes ago');
});
