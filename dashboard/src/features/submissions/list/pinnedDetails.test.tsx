import { afterEach, expect, test, vi } from 'vitest';
import { shownText } from '../../../testing/showScreen.tsx';
import { detailOf, expectText, FORM, listOf, show, submission } from '../inbox/inboxSamples.tsx';

afterEach(() => localStorage.clear());

const unread = submission(2, { isRead: false });
const openInbox = () =>
  show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': listOf(unread, submission(1)),
    [`GET /api/submissions/${unread.id}`]: detailOf(unread),
    [`GET /api/submissions/${submission(1).id}`]: detailOf(submission(1)),
    [`GET /api/submissions/${unread.id}/comments`]: { comments: [], people: [], audiences: [] },
    [`GET /api/submissions/${submission(1).id}/comments`]: { comments: [], people: [], audiences: [] },
    [`PUT /api/submissions/${unread.id}/marks`]: {},
  });
test('SUBM-085 pinned details follow the keyboard and mark nothing as read; closing them unpins them', async () => {
  Object.assign(window, { innerWidth: 1440 });
  const screen = openInbox();
  await expectText('2 of 2 submissions');
  const button = () => document.querySelector<HTMLElement>(`[data-open-row="${submission(1).id}"]`);
  await expect.poll(button).not.toBeNull();
  button()?.click();
  await screen.press('Pin details');
  await expect.poll(() => screen.control('Pin details').getAttribute('aria-pressed')).toBe('true');
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Escape');
  press('k');
  const asked = () => screen.calls.map(({ call }) => call);
  await expect.poll(asked).toContain(`GET /api/submissions/${unread.id}`);
  await expectText('Mar 2, 2026, 10:00 AM · 4 fields');
  expect(asked().filter((call) => call.endsWith('/marks'))).toEqual([]);
  // A reply opens them, also where they are shown already.
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  press('r');
  await expect
    .poll(() => assign.mock.calls.map(([to]) => String(to)))
    .toEqual([expect.stringMatching(/^mailto:ada/)]);
  await screen.press('Close details');
  await expect.poll(shownText).not.toContain('Submission Details');
});
