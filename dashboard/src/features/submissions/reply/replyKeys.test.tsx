import { expect, test } from 'vitest';
import { detailOf, expectInbox, expectText, FORM, show, submission } from '../inbox/inboxSamples.tsx';

const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('SUBM-111 a row is named by its sender; Ctrl+Enter sends the reply to it, and j goes on', async () => {
  const [opened, next] = [submission(2), submission(1)];
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submission-statuses': { statuses: [], people: [] },
    [`GET /api/submissions/${opened.id}`]: { ...detailOf(opened), canAnnotate: true },
    [`GET /api/submissions/${next.id}`]: detailOf(next),
    [`GET /api/submissions/${next.id}/comments`]: { comments: [], people: [], audiences: [] },
    'GET /api/reply-templates': { templates: [] },
    [`POST /api/submissions/${opened.id}/replies`]: { entries: [] },
  });
  await expectInbox();
  expect(screen.control(/^View submission of Ada 2, /)).toBeTruthy();
  press('j');
  press('r');
  await expectText('To ada@example.com');
  await screen.type('Message', 'Thank you!');
  screen
    .control('Message')
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  await expectText('Reply sent');
  press('j');
  await expect.poll(() => screen.path()).toContain(`submission=${next.id}`);
});
