import { createField } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import type {
  ChangeSubmissionsResponse,
  TrashedForm,
  TrashedSubmission,
  TrashResponse,
} from '@inlay/api/contract';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import { HOME, HOME_FIELD, HOME_IN_GERMAN, readInGerman } from '../../../testing/addressByCountry.ts';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { TrashPage } from './TrashPage.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const submission = (at: number, changes: Partial<TrashedSubmission> = {}): TrashedSubmission => ({
  id: `0195b9f0-0000-7000-9000-00000000000${at}`,
  formId: FORM,
  formTitle: 'Bakery',
  revisionId: FORM,
  answers: { name: `Ada ${at}` },
  submittedAt: `2026-03-0${at}T10:00:00.000Z`,
  deletedAt: `2026-04-0${at}T10:00:00.000Z`,
  isWithdrawn: false,
  daysLeft: 365,
  canErase: true,
  ...changes,
});
const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
const trashOf = (...submissions: TrashedSubmission[]): TrashResponse => ({
  submissions,
  revisions: { [FORM]: { fields } },
  nextCursor: null,
  total: submissions.length,
});
const show = (answers: Answers = {}) =>
  showScreen(<TrashPage />, {
    answers: {
      'GET /api/trash': trashOf(submission(1), submission(2), submission(3)),
      'GET /api/settings': {
        trashRetentionDays: 365,
        securityBadgeName: 'ATCDS',
        helpContact: '',
        mail: 'working',
      },
      ...answers,
    },
  });
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const rows = () =>
  [...document.querySelectorAll('tbody tr:not([hidden]):not([aria-hidden])')].map(
    ({ textContent }) => textContent,
  );
const nameOf = (one: TrashedSubmission) => `Bakery, ${submissionName({ ...one, fields })}`;
const asked = (sent: { ids: string[] }): ChangeSubmissionsResponse => ({
  ids: sent.ids,
  failed: [],
  job: null,
  before: [],
});
/** Does all but the first row. */
const askedInPart = ({ ids }: { ids: string[] }): ChangeSubmissionsResponse => ({
  ids: ids.slice(1),
  failed: ids.slice(0, 1),
  job: null,
  before: [],
});

test('TRASH-008 TRASH-009 TRASH-010 TRASH-011 TRASH-012 TRASH-016 a row says its form, its times and the days that are left', async () => {
  show({ 'GET /api/trash': trashOf(submission(1), submission(2, { formTitle: ' ', daysLeft: 1 })) });
  await expect.poll(() => rows().length).toBe(2);
  const [first = '', second = ''] = rows();
  for (const part of ['Bakery', '365 days left', 'Ada 1']) expect(first).toContain(part);
  for (const part of ['Untitled Form', '1 day left']) expect(second).toContain(part);
  const times = [...document.querySelectorAll('tbody time')].map((time) => time.getAttribute('datetime'));
  expect(times.slice(0, 2)).toEqual([submission(1).submittedAt, submission(1).deletedAt]);
  const columns = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(columns).toEqual(['Submission', 'Form', 'Submitted', 'Deleted', 'Time left', 'Actions', 'Details']);
});

test('SUBM-125 a row says that its visitor withdrew it', async () => {
  show({ 'GET /api/trash': trashOf(submission(1, { isWithdrawn: true }), submission(2)) });
  await expect.poll(() => rows().length).toBe(2);
  expect(rows().map((row) => row?.includes('Withdrawn by the visitor'))).toEqual([true, false]);
});

test('TYPE-007 a deleted address is written as its country does', async () => {
  readInGerman();
  const trashed = trashOf(submission(1, { answers: { home: HOME } }));
  show({ 'GET /api/trash': { ...trashed, revisions: { [FORM]: { fields: [HOME_FIELD] } } } });
  await expectText(HOME_IN_GERMAN);
});

test('TRASH-013 TRASH-014 TRASH-015 CONST-011 the badge is red with a mark up to 30 days, plain up to 90, quiet above', async () => {
  const days = [0, 30, 31, 90, 91];
  show({ 'GET /api/trash': trashOf(...days.map((daysLeft, index) => submission(index + 1, { daysLeft }))) });
  await expect.poll(() => rows().length).toBe(days.length);
  const badges = [...document.querySelectorAll('tbody .mantine-Badge-root')];
  expect(
    badges.map((badge) => [badge.getAttribute('data-tone'), badge.querySelector('svg') !== null]),
  ).toEqual([
    ['bad', true],
    ['bad', true],
    ['accent', false],
    ['accent', false],
    ['neutral', false],
  ]);
});

test('TRASH-028 what could not be loaded is named, and tried again', async () => {
  let isDown = true;
  const screen = show({
    'GET /api/trash': () => (isDown ? refusal(500, 'The cable was cut') : trashOf()),
  });
  await expectText('Failed to load deleted submissions');
  isDown = false;
  await screen.press('Try again');
  await expectText('No Deleted Submissions');
});

test('TRASH-033 TRASH-034 TRASH-035 TRASH-036 what was restored or removed, one or many, is said', async () => {
  const screen = show({ 'POST /api/submissions/restore': asked, 'POST /api/submissions/delete': asked });
  await screen.press(`Restore ${nameOf(submission(1))}`);
  await expectText('Submission restored');
  await screen.press('Select All');
  await screen.press('Restore 3 submissions');
  await expectText('Submissions restored');
  await screen.press(`Delete Forever ${nameOf(submission(1))}`);
  await screen.press('Delete 1 submission forever');
  await expectText('Submission permanently deleted');
  await screen.press('Select All');
  await screen.press('Delete Forever 3 submissions');
  await screen.press('Delete 3 submissions forever');
  await expectText('Submissions permanently deleted');
});

test('TRASH-019 TRASH-033 what was restored is gone at once, also from the list that another search shows', async () => {
  const everything = trashOf(submission(1), submission(2), submission(3));
  // Loaded once, and never again: the screen shows the cached list.
  const lists = [everything, trashOf(submission(2))];
  const screen = show({
    'GET /api/trash': () => lists.shift() ?? new Promise(() => undefined),
    'POST /api/submissions/restore': asked,
  });
  await expect.poll(() => rows().length).toBe(3);
  await screen.type('Search deleted submissions', 'Ada 2');
  await expect.poll(() => rows().length).toBe(1);
  await screen.press(`Restore ${nameOf(submission(2))}`);
  await screen.press('Clear search');
  await expect.poll(() => rows().length).toBe(2);
  expect(rows().join()).not.toContain('Ada 2');
  await expectText('2 of 2 submissions');
});

test('TRASH-029 TRASH-031 one that was not restored or removed is said', async () => {
  const refused = refusal(404, 'Not found');
  const screen = show({ 'POST /api/submissions/restore': refused, 'POST /api/submissions/delete': refused });
  await screen.press(`Restore ${nameOf(submission(1))}`);
  await expectText('Failed to restore submission');
  await screen.press(`Delete Forever ${nameOf(submission(1))}`);
  await screen.press('Delete 1 submission forever');
  await expectText('Failed to permanently delete submission');
});

test('TRASH-003 TRASH-030 TRASH-032 D-118 what was not done of many is said, and stays selected', async () => {
  const screen = show({
    'POST /api/submissions/restore': askedInPart,
    'POST /api/submissions/delete': askedInPart,
  });
  await screen.press('Select All');
  await expectText('3 selected');
  await screen.press('Restore 3 submissions');
  await expectText('Failed to restore some submissions');
  await expectText('1 selected');
  await screen.press('Deselect All');
  await screen.press('Select All');
  await screen.press('Delete Forever 3 submissions');
  await screen.press('Delete 3 submissions forever');
  await expectText('Failed to delete some submissions');
  await expectText('1 selected');
});

/** The box in the head of the table. */
const headBox = () => document.querySelector<HTMLInputElement>('thead input[type=checkbox]')!;

test('TRASH-003 the box above the rows selects all, is half full while some are selected, and clears them', async () => {
  const screen = show();
  await expect.poll(() => rows().length).toBe(3);
  headBox().click();
  await expectText('3 selected');
  expect(headBox().checked).toBe(true);
  await screen.press(`Select ${nameOf(submission(2))}`);
  await expectText('2 selected');
  expect([headBox().checked, headBox().indeterminate]).toEqual([false, true]);
  headBox().click();
  await expect.poll(shownText).not.toContain('selected');
  expect([headBox().checked, headBox().indeterminate]).toEqual([false, false]);
});

const form = (at: number): TrashedForm => ({
  id: `0195b9f0-0000-7000-a000-00000000000${at}`,
  title: `Form ${at}`,
  folderName: at === 1 ? 'Bakery Ltd' : null,
  submissionCount: at,
  deletedAt: '2026-04-01T10:00:00.000Z',
  daysLeft: 30,
  canErase: true,
});

test('D-181 several deleted forms come back or leave at once, and one that fails stays selected', async () => {
  const forms = [form(1), form(2), form(3)];
  const gone = new Set<string>();
  const leave = (id: string) => (gone.add(id), {});
  const screen = showScreen(<TrashPage />, {
    at: '/trash?tab=forms',
    answers: {
      'GET /api/trash/forms': () => ({ forms: forms.filter(({ id }) => !gone.has(id)) }),
      ...Object.fromEntries(
        forms.flatMap(({ id, title }) => [
          [`POST /api/forms/${id}/restore`, () => (title === 'Form 2' ? refusal(403, 'No room') : leave(id))],
          [`DELETE /api/trash/forms/${id}`, () => leave(id)],
        ]),
      ),
    },
  });
  await expectText('Bakery Ltd');
  await screen.press('Select All');
  await screen.press('Restore 3 forms');
  await expectText('2 forms restored');
  await expectText('Failed to restore form');
  await expectText('1 selected');
  await screen.press('Delete Forever 1 form');
  await expectText('This permanently deletes the form and its 2 submissions.');
  await screen.press('Delete form forever');
  await expectText('Form permanently deleted');
  await expectText('No Deleted Forms');
});
