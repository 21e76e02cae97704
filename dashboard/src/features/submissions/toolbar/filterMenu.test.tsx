import { expect, test } from 'vitest';
import { detailOf, expectInbox, show, submission } from '../inbox/inboxSamples.tsx';

const escape = (): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );

test('Escape closes one layer: the list of a choice, then the filters, then the details', async () => {
  const open = `/submissions?submission=${submission(2).id}`;
  const screen = show(open, { [`GET /api/submissions/${submission(2).id}`]: detailOf(submission(2)) });
  await expectInbox();
  await screen.press('Filters');
  await screen.press('Read');
  const choice = screen.control('Read');
  choice.focus();
  await expect.poll(() => choice.getAttribute('aria-expanded')).toBe('true');
  escape();
  await expect.poll(() => choice.getAttribute('aria-expanded')).toBe('false');
  expect(screen.control('Starred only').isConnected).toBe(true);
  escape();
  await expect.poll(() => document.querySelector('[role=dialog]')).toBe(null);
  expect(screen.path()).toBe(open);
  (document.activeElement as HTMLElement | null)?.blur();
  escape();
  await expect.poll(screen.path).toBe('/submissions');
});

test('Escape in a menu leaves the details as they are', async () => {
  const open = `/submissions?submission=${submission(2).id}`;
  const screen = show(open, { [`GET /api/submissions/${submission(2).id}`]: detailOf(submission(2)) });
  await expectInbox();
  await screen.press('Export All');
  const item = (): HTMLElement | null => document.querySelector('[role=menuitem]');
  await expect.poll(item).toBeTruthy();
  item()?.focus();
  escape();
  await expect.poll(item).toBe(null);
  expect(screen.path()).toBe(open);
});
