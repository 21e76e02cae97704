import { expect, test } from 'vitest';
import { expectInbox, expectText, FORM, row, show, submission } from '../inbox/inboxSamples.tsx';

const statusIn = (at: number) =>
  row(submission(at)).querySelector('[role=img][data-state]')?.getAttribute('aria-label');

test('SUBM-076 an undo says how many submissions somebody else has changed since, and leaves them as they are', async () => {
  const both = [submission(2).id, submission(1).id];
  const screen = show(`/forms/${FORM}/responses`, {
    'POST /api/submissions/status': ({ ids = both, from }: { ids?: string[]; from?: string }) => ({
      ids: from ? ids.slice(0, 1) : ids,
      failed: from ? ids.slice(1) : [],
      job: null,
      before: from ? [] : [{ value: 'open', ids }],
    }),
  });
  await expectInbox();
  await screen.press('Select all');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
  await expectText('2 submissions set to Done');
  await screen.press('Undo');
  await expectText('1 submission was changed or deleted since and stays as it is.');
  expect([statusIn(2), statusIn(1)]).toEqual(['Open', 'Done']);
});
