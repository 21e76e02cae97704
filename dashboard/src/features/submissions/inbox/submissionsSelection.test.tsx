import { expect, test } from 'vitest';
import { refusal } from '../../../testing/showScreen.tsx';
import {
  expectText,
  FORM,
  listOf,
  nameOf,
  OTHER_FORM,
  pressTrash,
  row,
  show,
  submission,
  trashButton,
} from './inboxSamples.tsx';

test.each(['list', 'table', 'grid'])(
  'SUBM-017 SUBM-033 D-03 in the %s every row has its delete button, which asks; a form that is only read has none',
  async (view) => {
    localStorage.setItem('submissions-view', view);
    const foreign = submission(1, { formId: OTHER_FORM });
    const screen = show('/submissions', {
      'GET /api/submissions': listOf(submission(2), foreign),
      'POST /api/submissions/delete': (sent: { ids: string[] }) => ({
        ids: sent.ids,
        failed: [],
        job: null,
        before: [],
      }),
    });
    await expect.poll(() => row(submission(2))).toBeTruthy();
    await expect.poll(() => trashButton(submission(2))).toBeTruthy();
    expect(trashButton(foreign)).toBeUndefined();
    await pressTrash(submission(2));
    await expectText('Delete 1 submission?');
    expect(screen.path()).toBe('/submissions');
    await screen.press('Delete permanently');
    await screen.press('Delete 1 submission permanently');
    await expectText('Submission deleted successfully');
    expect(screen.calls).toContainEqual({
      call: 'POST /api/submissions/delete',
      body: { ids: [submission(2).id] },
    });
    await expect.poll(() => document.querySelector(`[data-row="${submission(2).id}"]`)).toBeNull();
    expect(row(foreign)).toBeTruthy();
  },
);

test('SUBM-017 SUBM-097 who ticks “Do not ask again” moves submissions to the trash at once from then on', async () => {
  const moved = (sent: { ids: string[] }) => ({ ids: sent.ids, failed: [], job: null, before: [] });
  const screen = show('/submissions', {
    'GET /api/submissions': listOf(submission(2), submission(1)),
    'POST /api/submissions/trash': moved,
  });
  await expect.poll(() => trashButton(submission(2))).toBeTruthy();
  await pressTrash(submission(2));
  await screen.press('Do not ask again');
  await screen.press('Move 1 submission to trash');
  await expect.poll(() => document.querySelector(`[data-row="${submission(2).id}"]`)).toBeNull();
  await expect.poll(() => trashButton(submission(1))?.getAttribute('aria-label')).toMatch(/^Move to trash/);
  await pressTrash(submission(1));
  await expect.poll(() => document.querySelector(`[data-row="${submission(1).id}"]`)).toBeNull();
  expect(screen.calls.filter(({ call }) => call === 'POST /api/submissions/trash')).toHaveLength(2);
});

test('SUBM-017 SUBM-097 the key # never asks, and deleting for good is not remembered', async () => {
  const screen = show('/submissions', {
    'GET /api/submissions': listOf(submission(2), submission(1)),
    'POST /api/submissions/trash': (sent: { ids: string[] }) => ({
      ids: sent.ids,
      failed: [],
      job: null,
      before: [],
    }),
  });
  await expect.poll(() => trashButton(submission(2))).toBeTruthy();
  await pressTrash(submission(2));
  await screen.press('Do not ask again');
  await screen.press('Delete permanently');
  expect(screen.text()).not.toContain('Do not ask again');
  await screen.press('Cancel');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '#', bubbles: true }));
  await expectText('Submission moved to trash');
  expect(trashButton(submission(1))?.getAttribute('aria-label')).toMatch(/^Delete submission/);
});

test('SUBM-027 D-112 a selection that reaches beyond the loaded rows says so, and is narrowed to them', async () => {
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': { ...listOf(submission(2), submission(1)), nextCursor: 'next' },
    'GET /api/submissions/count': { total: 346 },
  });
  await expectText('346 submissions');
  await screen.press('Select all');
  await expectText('All 346 matches selected');
  await screen.press('Select only the 2 shown');
  await expectText('2 selected');
  expect(screen.text()).not.toContain('matches selected');
});

test('SUBM-046 SUBM-055 SUBM-056 D-02 one form: a row goes to the trash at once, several name the retention', async () => {
  localStorage.setItem('submissions-view', 'accordion');
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': listOf(submission(3), submission(2), submission(1)),
    'POST /api/submissions/trash': (sent: { ids: string[] }) => ({
      ids: sent.ids,
      failed: [],
      job: null,
      before: [],
    }),
  });
  await pressTrash(submission(3));
  await expectText('Submission moved to trash');
  for (const one of [submission(2), submission(1)]) {
    await screen.press(`Select submission of ${nameOf(one)}`);
  }
  await screen.press('Move to trash');
  await expectText('Submissions moved to trash');
  await expectText('2 submissions moved to trash and will be automatically deleted in 30 days');
});

test('SUBM-035 SUBM-036 SUBM-057 what could not be deleted or moved is said, and stays', async () => {
  const refused = refusal(404, 'Not found');
  const screen = show('/submissions', {
    'POST /api/submissions/delete': refused,
    'POST /api/submissions/trash': refused,
  });
  await pressTrash(submission(2));
  await screen.press('Delete permanently');
  await screen.press('Delete 1 submission permanently');
  await expectText('Failed to delete submission');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  expect(screen.text()).not.toContain('Failed to delete submissions');
  await screen.press('Select all');
  await screen.press('Delete Selected (2)');
  await screen.press('Delete permanently');
  await screen.press('Delete 2 submissions permanently');
  await expectText('Failed to delete submissions');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  await screen.press('Delete Selected (2)');
  await screen.press('Move 2 submissions to trash');
  await expectText('Failed to delete submission(s)');
  expect([row(submission(2)), row(submission(1))]).toHaveLength(2);
});

test('D-112 a submission that leaves by its own button is selected no more', async () => {
  const ids = [submission(1).id];
  const screen = show(`/forms/${FORM}/responses`, {
    'POST /api/submissions/trash': { ids, failed: [], job: null, before: [] },
  });
  await expectText('2 of 2 submissions');
  for (const at of [1, 2]) await screen.press(`Select submission of ${nameOf(submission(at))}`);
  await expectText('2 selected');
  await screen.press(`Move to trash: ${nameOf(submission(1))}`);
  await expectText('1 selected');
});
