import { afterEach, expect, test } from 'vitest';
import type { Submission } from '@inlay/api/contract';
import { expectText, FORM, listOf, READ_ONLY, show, submission } from '../inbox/inboxSamples.tsx';
import { parseInboxQuery } from '../inbox/inboxQuery.ts';
import { listColumns } from './boardColumns.ts';

const WAITING = { id: '0195b9f0-0000-7000-9000-0000000000bb', name: 'Waiting', color: 'teal' as const };
const own = [{ ...WAITING, publicName: null, state: 'in_progress' as const }];
afterEach(() => localStorage.clear());

/** Opens the board of two submissions, which the server knows as the board leaves them. */
function openBoard(answers: Record<string, unknown> = {}) {
  localStorage.setItem('submissions-view', JSON.stringify('board'));
  let rows: Submission[] = [submission(2), submission(1, { state: 'in_progress', status: WAITING })];
  const keyOf = ({ state, status }: Submission): string => status?.id ?? state;
  const matching = (query: URLSearchParams): Submission[] =>
    rows.filter((row) => !query.has('status') || keyOf(row) === query.get('status'));
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submission-statuses': { statuses: own, people: [] },
    'GET /api/submissions': (_body: unknown, query: URLSearchParams) => listOf(...matching(query)),
    'GET /api/submissions/count': (_body: unknown, query: URLSearchParams) => ({
      total: matching(query).length,
    }),
    'POST /api/submissions/status': ({ ids, status }: { ids: string[]; status: 'open' | 'done' }) => {
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, state: status, status: null } : row));
      return { ids, failed: [], job: null, before: [] };
    },
    ...answers,
  });
  const inColumn = (label: string): string[] =>
    [...document.querySelectorAll(`section[aria-label="${label}"] [data-id]`)].map(
      (card) => card.getAttribute('data-name') ?? '',
    );
  return { screen, inColumn };
}
const openButton = (number: number) =>
  document.querySelector<HTMLElement>(`[data-open-row="${submission(number).id}"]`);
const press = (number: number, key: string, altKey: boolean) =>
  openButton(number)?.dispatchEvent(
    new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }),
  );

test('SUBM-083 the board has a column for each status, each asked for by itself with its count', async () => {
  const { screen, inColumn } = openBoard();
  await expect.poll(() => inColumn('Open')).toEqual(['Ada 2']);
  await expect.poll(() => inColumn('Waiting')).toEqual(['Ada 1']);
  const labels = [...document.querySelectorAll('section[aria-label] h3')].map((one) => one.textContent);
  expect(labels).toEqual(['Open', 'In progress', 'Waiting', 'Done']);
  expect(screen.calls.map(({ call }) => call)).toContain('GET /api/submissions/count');
});

test('SUBM-083 Alt with an arrow moves a card to the next column, and the focus with it; z brings it back', async () => {
  const { screen, inColumn } = openBoard();
  await expect.poll(() => inColumn('Open')).toEqual(['Ada 2']);
  await expect.poll(() => inColumn('Waiting')).toEqual(['Ada 1']);
  openButton(2)?.focus();
  press(2, 'ArrowRight', true);
  await expect.poll(() => inColumn('In progress')).toEqual(['Ada 2']);
  expect(inColumn('Open')).toEqual([]);
  expect(document.activeElement).toBe(openButton(2));
  await expectText('1 submission set to In progress');
  press(2, 'ArrowRight', false);
  expect(document.activeElement).toBe(openButton(1));
  expect(screen.calls).toContainEqual({
    call: 'POST /api/submissions/status',
    body: { ids: [submission(2).id], status: 'in_progress' },
  });
});

test('SUBM-083 the menu of a card moves it to any column', async () => {
  const { screen, inColumn } = openBoard();
  await expect.poll(() => inColumn('Waiting')).toEqual(['Ada 1']);
  const moves = [...document.querySelectorAll<HTMLElement>('[aria-label^="Move submission of"]')];
  moves.at(-1)?.click();
  await screen.press('Done');
  await expect.poll(() => inColumn('Done')).toEqual(['Ada 1']);
});

test('SUBM-083 ROLE-022 who only reads moves nothing', async () => {
  const { screen, inColumn } = openBoard({
    'GET /api/submissions/forms': { forms: [{ id: FORM, title: 'Bakery', ...READ_ONLY }] },
  });
  await expect.poll(() => inColumn('Open')).toEqual(['Ada 2']);
  press(2, 'ArrowRight', true);
  expect(document.querySelector('[aria-label^="Move submission of"]')).toBeNull();
  expect(screen.calls.map(({ call }) => call)).not.toContain('POST /api/submissions/status');
});

test('SUBM-083 several forms have the three states; a filter by status leaves its columns', () => {
  const columns = (formId: string | undefined, params: string) =>
    listColumns(parseInboxQuery(formId, new URLSearchParams(params)), own).map(({ status }) => status.label);
  expect(columns(undefined, '')).toEqual(['Open', 'In progress', 'Done']);
  expect(columns(FORM, 'status=in_progress')).toEqual(['In progress', 'Waiting']);
  expect(columns(FORM, `status=${WAITING.id}`)).toEqual(['Waiting']);
});
