import { expect, test } from 'vitest';
import { refusal } from '../../../testing/showScreen.tsx';
import { detailOf, expectText, FORM, listOf, pressTrash, show, submission } from './inboxSamples.tsx';

test('SHELL-043 SUBM-008 "/" right after Escape starts a search that keeps every letter', async () => {
  const screen = show(`/submissions?submission=${submission(1).id}`, {
    [`GET /api/submissions/${submission(1).id}`]: detailOf(submission(1)),
  });
  await expectText('Submission Details');
  const press = (key: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Escape');
  press('/');
  const box = screen.control('Search submissions');
  expect(document.activeElement).toBe(box);
  await expect.poll(screen.path).toBe('/submissions');
  // Closing the details hands the focus to the row behind two frames.
  for (let frame = 0; frame < 5; frame++) await new Promise((done) => requestAnimationFrame(done));
  expect(document.activeElement).toBe(box);
});

test('D-176 the list of a link to a submission begins with what stands above it, and does not grow upwards', async () => {
  const linked = submission(1);
  let answer = (_above: unknown): void => undefined;
  const above = new Promise((resolve) => {
    answer = resolve;
  });
  show(`/forms/${FORM}/responses?submission=${linked.id}`, {
    [`GET /api/submissions/${linked.id}`]: detailOf(linked),
    'GET /api/submissions': (_body: unknown, query: URLSearchParams) =>
      query.has('before') ? above : { ...listOf(linked), previousCursor: 'above-the-linked' },
  });
  await expectText('Submission Details');
  await expectText('Lynx/2.9');
  expect(document.querySelector(`[data-row="${linked.id}"]`)).toBe(null);
  answer(listOf(submission(2)));
  await expectText('2 of 2 submissions');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((one) => one.dataset['row']);
  expect(rows).toEqual([submission(2).id, linked.id]);
});

test('SUBM-046 D-115 an open submission that is moved to the trash is not asked for again', async () => {
  const asked: string[] = [];
  const gone = submission(2);
  const screen = show(`/forms/${FORM}/responses?submission=${gone.id}`, {
    [`GET /api/submissions/${gone.id}`]: () => {
      asked.push(gone.id);
      return asked.length === 1 ? detailOf(gone) : refusal(404, 'Submission not found');
    },
    [`GET /api/submissions/${submission(1).id}`]: detailOf(submission(1)),
    'POST /api/submissions/trash': (sent: { ids: string[] }) => {
      // The stream of events is often quicker than the answer.
      screen.hear('submissions', { formId: FORM, left: sent.ids });
      return { ids: sent.ids, failed: [], job: null, before: [] };
    },
  });
  await expectText('Submission Details');
  await expectText('2 of 2 submissions');
  await expect.poll(() => asked).toHaveLength(1);
  const inDetails = (): HTMLElement | null =>
    document.querySelector('[aria-label="Submission Details"] [aria-label="Move to trash"]');
  await expect.poll(inDetails).toBeTruthy();
  inDetails()?.click();
  await expectText('Submission moved to trash');
  await expect.poll(screen.path).toContain(submission(1).id);
  expect(asked).toHaveLength(1);
});

test('SUBM-046 undo restores what was moved to the trash and puts its row back where it stood', async () => {
  const restored: unknown[] = [];
  const rows = [submission(3), submission(2), submission(1)];
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': listOf(...rows),
    'POST /api/submissions/trash': (sent: { ids: string[] }) => ({
      ids: sent.ids,
      failed: [],
      job: null,
      before: [],
    }),
    'POST /api/submissions/restore': (sent: unknown) => {
      restored.push(sent);
      return { ids: [submission(2).id], failed: [], job: null, before: [] };
    },
  });
  const shown = (): (string | null)[] =>
    [...document.querySelectorAll('[data-row]')].map((one) => one.getAttribute('data-row'));
  const all = rows.map(({ id }) => id);
  await expect.poll(shown).toEqual(all);
  await pressTrash(submission(2));
  await expect.poll(shown).toEqual([submission(3).id, submission(1).id]);
  await screen.press('Undo');
  await expect.poll(shown).toEqual(all);
  expect(restored).toEqual([{ ids: [submission(2).id] }]);
});

test('SUBM-008 Enter and the arrow down lead from the search to its first hit; Escape leaves it with its text', async () => {
  const hit = submission(1);
  const screen = show('/submissions', {
    'GET /api/submissions': (_body: unknown, query: URLSearchParams) =>
      query.get('search') === 'ada 1' ? listOf(hit) : listOf(submission(3), submission(2), hit),
    [`GET /api/submissions/${hit.id}`]: detailOf(hit),
  });
  await expectText('Ada 3');
  const box = (): HTMLInputElement => screen.control('Search submissions') as HTMLInputElement;
  const press = (key: string): void =>
    void document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const focusedRow = () => document.activeElement?.getAttribute('data-open-row');
  for (const key of ['Enter', 'ArrowDown']) {
    press('/');
    expect(document.activeElement).toBe(box());
    await screen.type('Search submissions', 'ada 1');
    press(key);
    await expect.poll(focusedRow).toBe(hit.id);
  }
  press('/');
  press('Escape');
  expect([box().value, document.activeElement]).toEqual(['ada 1', document.body]);
  press('Enter');
  await expectText('Submission Details');
});
