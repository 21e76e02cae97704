import { expect, test, vi } from 'vitest';
import { HOME, HOME_FIELD, HOME_IN_GERMAN, readInGerman } from '../../../testing/addressByCountry.ts';
import { expectText, FORM, listOf, nameOf, row, show, submission } from '../inbox/inboxSamples.tsx';

const COLUMNS_KEY = `submissions-columns-${FORM}`;
const SENT = [5, 4, 3, 2, 1].map((at) => submission(at));
const titles = () =>
  [...document.querySelectorAll<HTMLElement>('thead th')].map(({ textContent }) => textContent);
const WORK = ['Status', 'Assignee', 'Tags'];
const WORK_IDS = ['work.status', 'work.assignee', 'work.tags'];
const stored = (): unknown => JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? 'null');

function showTable(layout?: object) {
  localStorage.setItem('submissions-view', JSON.stringify('table'));
  if (layout) localStorage.setItem(COLUMNS_KEY, JSON.stringify(layout));
  return show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': listOf(...SENT),
    'GET /api/submissions/count': { total: 20_000 },
  });
}

/** Presses the checkbox of a submission. */
async function select(at: number, isRange = false): Promise<void> {
  const name = `Select submission of ${nameOf(submission(at))}`;
  const box = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`No ${name}`);
    return found;
  });
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: isRange }));
}
const isSelected = (at: number) => row(submission(at)).querySelector('input')?.checked;

test('a range reaches from the last toggled row, in either direction', async () => {
  showTable();
  await select(4);
  await select(2, true);
  await expectText('3 selected');
  await select(4);
  await select(5, true);
  await expect.poll(() => [5, 4, 3, 2, 1].map(isSelected)).toEqual([true, true, true, true, false]);
});

test('SUBM-026 SUBM-027 D-112 select all is everything that matches; any row clears it', async () => {
  const screen = showTable();
  await expectText('5 of 20,000 submissions');
  await screen.press('Select all');
  await expectText('All 20,000 matches selected');
  await select(4);
  await expectText('4 selected');
  expect([5, 4, 3, 2, 1].map(isSelected)).toEqual([true, false, true, true, true]);
  expect((screen.control('Select all') as HTMLInputElement).checked).toBe(false);
});

test('columns stand as they were stored; what came later stands behind', async () => {
  const screen = showTable({ order: [...WORK_IDS, 'town', 'gone', 'name'], hidden: ['email'] });
  await expect.poll(titles).toEqual(['Received', ...WORK, 'Town', 'Name', 'Message']);
  await screen.press('Columns');
  await screen.press('Email');
  await screen.press('Move Email to the front');
  await expect.poll(titles).toEqual(['Received', ...WORK, 'Town', 'Email', 'Name', 'Message']);
  expect(stored()).toEqual({
    order: [...WORK_IDS, 'town', 'email', 'name', 'message'],
    hidden: [],
    widths: {},
  });
});

test('a column is made wider by arrow keys, which is remembered, and by a double click as it was', async () => {
  showTable();
  const findHandle = () => document.querySelector<HTMLElement>('[aria-label="Width of Town"]');
  await expect.poll(findHandle).not.toBeNull();
  const handle = findHandle()!;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect.poll(stored).toMatchObject({ widths: { town: 136 } });
  expect(handle.parentElement?.style.width).toBe('136px');
  handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(stored).toMatchObject({ widths: {} });
  expect(handle.parentElement?.style.width).toBe('');
});

test.each(['list', 'grid', 'table'])(
  'TYPE-007 the inbox as a %s writes an address as its country does',
  async (view) => {
    readInGerman();
    localStorage.setItem('submissions-view', JSON.stringify(view));
    const sent = listOf(submission(1, { answers: { home: HOME } }));
    show(`/submissions`, {
      'GET /api/submissions': { ...sent, revisions: { [FORM]: { fields: [HOME_FIELD] } } },
    });
    // A summary is cut at 30 characters.
    await expectText(view === 'table' ? HOME_IN_GERMAN : `${HOME_IN_GERMAN.slice(0, 30)}…`);
  },
);

test.each([
  ['all forms', '/submissions', 'list'],
  ['all forms', '/submissions', 'table'],
  ['all forms', '/submissions', 'grid'],
  ['one form', `/forms/${FORM}/responses`, 'list'],
  ['one form', `/forms/${FORM}/responses`, 'table'],
  ['one form', `/forms/${FORM}/responses`, 'grid'],
  ['one form', `/forms/${FORM}/responses`, 'accordion'],
])(
  'SUBM-076 SUBM-077 SUBM-070 rows of %s at %s as a %s show status, assignee and tags',
  async (_, at, view) => {
    localStorage.setItem('submissions-view', JSON.stringify(view));
    const one = submission(1, {
      state: 'done',
      assignee: { id: submission(9).id, name: 'Grace Hopper' },
      tags: [{ id: submission(8).id, name: 'Urgent', color: null }],
    });
    show(at, { 'GET /api/submissions': listOf(one) });
    await expectText('Urgent');
    const told = [...row(one).querySelectorAll('[aria-label]')].map((part) =>
      part.getAttribute('aria-label'),
    );
    const text = `${row(one).textContent} ${told.join(' ')}`;
    expect(text).toContain('Done');
    expect(text).toContain('Grace Hopper');
  },
);

test.each([
  ['list', {}],
  ['table', {}],
  ['grid', {}],
  ['board', {}],
  ['table', { answers: {} }],
])('D-24 controls of a %s name submissions of one minute apart', async (view, changes) => {
  localStorage.setItem('submissions-view', JSON.stringify(view));
  const sent = [2, 1].map((at) =>
    submission(at, { submittedAt: `2026-03-01T10:00:0${at}.000Z`, ...changes }),
  );
  show('/submissions', {
    'GET /api/submissions': (_: unknown, query: URLSearchParams) =>
      (query.get('status') ?? 'open') === 'open' ? listOf(...sent) : listOf(),
  });
  const labels = () =>
    [...document.querySelectorAll('[data-open-row], [data-row] [aria-label]:not([role=img])')].map(
      (part) => part.getAttribute('aria-label') ?? part.textContent,
    );
  await expect.poll(() => labels().length).toBeGreaterThan(1);
  expect(new Set(labels()).size).toBe(labels().length);
});
