import { beforeEach, expect, test } from 'vitest';
import type { FormSummary } from '@inlay/api/contract';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { MyForms } from './MyForms.tsx';

beforeEach(() => queryClient.clear());

const form = (id: string, more: Partial<FormSummary> = {}): FormSummary => ({
  id,
  title: `Form ${id}`,
  description: '',
  active: true,
  isSample: false,
  hasDraft: false,
  fieldCount: 4,
  submissionCount: 10,
  lastSubmissionAt: null,
  clientFolderId: null,
  clientName: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  abilities: {
    update: true,
    activate: true,
    readSubmissions: true,
    export: true,
    work: true,
    discard: true,
    delete: true,
    organise: true,
    share: true,
    erase: true,
  },
  ...more,
});

const show = (at: string, answers: Answers = {}, isHome = false): Screen =>
  showScreen(<MyForms onRequest={() => undefined} isHome={isHome} />, {
    at,
    answers: {
      'GET /api/auth/session': { user: { id: 'a', role: 'user', formLimit: null }, secondFactor: null },
      'GET /api/forms': { forms: [form('1'), form('2', { active: false }), form('3')] },
      'GET /api/folders': { folders: [] },
      'GET /api/model': { isAllowed: false, isReady: false, host: null, model: null, settings: null },
      'GET /api/forms/trends': {
        from: '2026-11-10',
        trends: [{ formId: '2', unread: 3, days: [...Array.from({ length: 13 }, () => 0), 1_200] }],
      },
      'GET /api/forms/pictures': { pictures: [] },
      ...answers,
    },
  });

test('DASH-044 the address says which forms are shown; one press shows all again', async () => {
  const screen = show('/?search=form&state=inactive');
  await expect.poll(() => screen.text()).toContain('Form 2');
  expect(screen.text()).not.toContain('Form 1');
  await screen.type('Search forms', 'nothing like it');
  await screen.press('Show all forms');
  await expect.poll(() => screen.text()).toContain('Form 1');
  expect(screen.path()).toBe('/');
});

test('DASH-044 a list remembers that it is one; several forms are changed at once, and a failure names itself', async () => {
  const screen = show('/', {
    'PATCH /api/forms/1': form('1', { active: false }),
    'PATCH /api/forms/2': refusal(403, 'Not yours'),
  });
  await screen.press('List');
  expect(localStorage.getItem('forms-view')).toBe('"list"');
  await screen.press('Select Form 1');
  await screen.press('Select Form 2');
  expect(screen.text()).toContain('2 selected');
  await screen.press('Disable');
  await expect.poll(() => screen.text()).toContain('1 form is closed to visitors now.');
  expect(screen.text()).toContain('1 form couldn’t be changed');
  expect(screen.text()).toContain('Not yours');
  await expect.poll(() => screen.text()).toContain('1 selected');
  expect(screen.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { active: false },
    { active: false },
  ]);
});

test('DASH-044 more than twelve forms are a list, until somebody chooses cards', async () => {
  localStorage.removeItem('forms-view');
  const forms = Array.from({ length: 13 }, (_one, index) => form(String(index)));
  const screen = show('/', { 'GET /api/forms': { forms } });
  await expect.poll(() => screen.text()).toContain('13 forms');
  await screen.press('Cards');
  expect(screen.text()).not.toContain('Select all');
});

test('DASH-044 D-181 several forms move to the trash after a counted question, and come back by Undo', async () => {
  const screen = show('/', {
    'DELETE /api/forms/1': null,
    'DELETE /api/forms/2': null,
    'DELETE /api/forms/3': null,
    'POST /api/forms/1/restore': form('1'),
    'POST /api/forms/2/restore': form('2'),
    'POST /api/forms/3/restore': form('3'),
  });
  await screen.press('List');
  await screen.press('Select all');
  await screen.press('Delete');
  await expect.poll(() => screen.text()).toContain('This moves 3 forms and 30 submissions to trash.');
  await screen.press('Move 3 forms to trash');
  await expect.poll(() => screen.text()).toContain('3 forms moved to trash');
  await screen.press('Undo');
  await expect.poll(() => screen.calls.filter(({ call }) => call.endsWith('/restore')).length).toBe(3);
});

const SUBMISSION = {
  id: 's1',
  formId: '2',
  formTitle: 'Form 2',
  revisionId: 'r1',
  answers: { who: 'Ada Baker' },
  receiptCode: 'K7-42',
  submittedAt: '2026-11-23T10:00:00.000Z',
  isRead: false,
};

test('DASH-010 DASH-046 Home begins with the newest submissions; a form tells what is unread and what came in', async () => {
  const screen = show(
    '/',
    {
      'GET /api/submissions': {
        submissions: [SUBMISSION],
        revisions: { r1: { fields: [{ id: 'who', type: 'text' }] } },
      },
    },
    true,
  );
  await expect.poll(() => screen.text()).toContain('Ada Baker');
  expect(screen.control('Ada Baker').getAttribute('href')).toBe('/forms/2/responses?submission=s1');
  expect(screen.control('View Submissions').getAttribute('href')).toBe('/submissions');
  await expect.poll(() => screen.text()).toContain('3 unread');
  expect(document.querySelector('[aria-label="1,200 submissions in 14 days"]')).not.toBeNull();
});

test('DASH-046 a failed list of submissions says so and leaves the forms', async () => {
  const failing = show('/', { 'GET /api/submissions': refusal(500, 'Broken') }, true);
  await expect.poll(() => failing.text()).toContain('Failed to load submissions');
  await expect.poll(() => failing.text()).toContain('Form 1');
});

test('DASH-046 without any submission Home shows no list of them', async () => {
  const none = show('/', { 'GET /api/submissions': { submissions: [], revisions: {} } }, true);
  await expect.poll(() => none.calls.some(({ call }) => call === 'GET /api/submissions')).toBe(true);
  await expect.poll(() => none.text()).not.toContain('Newest submissions');
});

test('DASH-013 D-05 D-45 the plan says how many forms of how many are used; without a limit there is none', async () => {
  const limited = { user: { id: 'a', role: 'user', formLimit: 5 }, secondFactor: null };
  const screen = show('/', { 'GET /api/auth/session': limited });
  await expect.poll(() => screen.text()).toContain('Free Plan');
  await expect.poll(() => screen.text()).toContain('3/5 forms used');
});

test('D-48 a menu is made for its first press, and its button opens and closes it', async () => {
  const screen = show('/');
  const isOpen = () => screen.control('Actions for Form 1').getAttribute('aria-expanded');
  await expect.poll(() => screen.text()).toContain('Form 1');
  expect(isOpen()).toBe('false');
  await screen.press('Actions for Form 1');
  await expect.poll(() => screen.text()).toContain('Clone Form');
  expect(isOpen()).toBe('true');
  await screen.press('Actions for Form 1');
  await expect.poll(isOpen).toBe('false');
});

test('FOLD-056 EMBED-136 a clone in a folder says that the folder’s clients see it, and that it has no password', async () => {
  const screen = show('/', {
    'POST /api/forms/1/clone': { id: 'copy', clientFolderId: 'f-1' },
    'GET /api/forms/1/publishing': { hasPassword: true },
  });
  await screen.press('Actions for Form 1');
  await screen.press('Clone Form');
  await expect.poll(() => screen.text()).toContain('Form cloned successfully');
  expect(screen.text()).toContain('Clients of its folder see the copy, too. The copy asks for no password.');
});

test.each(['list', 'cards'])('D-48 the last response reads as a sentence (%s)', async (view) => {
  localStorage.setItem('forms-view', JSON.stringify(view));
  const lastSubmissionAt = new Date(Date.now() - 90_000_000).toISOString();
  const screen = show('/', { 'GET /api/forms': { forms: [form('1', { lastSubmissionAt })] } });
  await expect.poll(() => screen.text()).toContain('Last response yesterday');
});

test('DASH-009 DASH-010 DASH-011 the ways on are there from the first form on', async () => {
  const screen = show('/', { 'GET /api/forms': { forms: [form('1', { submissionCount: 0 })] } });
  await expect.poll(() => screen.text()).toContain('Form 1');
  const ways = ['Browse Templates', 'View Submissions', 'Create New Form'];
  expect(ways.map((name) => screen.control(name).getAttribute('href'))).toEqual([
    '/templates',
    '/submissions',
    '/builder',
  ]);
});

test('DASH-022 DASH-046 Home of somebody who only reads the forms of others shows those, and no first steps', async () => {
  const screen = show(
    '/',
    {
      'GET /api/forms': { forms: [] },
      'GET /api/assigned-forms': { forms: [form('7', { title: 'Orders of the bakery' })] },
      'GET /api/submissions': { submissions: [], revisions: {} },
    },
    true,
  );
  await expect.poll(() => screen.text()).toContain('Orders of the bakery');
  expect(screen.text()).not.toContain('Get your first answer');
});

test('DRAFT-006 whoever may make a form can begin by describing it, where the account has a model; nobody else is offered it', async () => {
  const model = {
    isAllowed: true,
    isReady: true,
    host: 'models.example.com',
    model: 'small-1',
    settings: null,
  };
  const links = (): (string | null)[] =>
    [...document.querySelectorAll('a')]
      .filter(({ textContent }) => textContent === 'Describe the form')
      .map((link) => link.getAttribute('href'));
  const screen = show('/', { 'GET /api/model': model });
  await expect.poll(links).toEqual(['/builder?describe=yes']);
  expect(screen.text()).toContain('Create New Form');
  queryClient.clear();
  const limited = { user: { id: 'a', role: 'user', formLimit: 1 }, secondFactor: null };
  const full = show('/', { 'GET /api/model': model, 'GET /api/auth/session': limited });
  await expect.poll(() => full.text()).toContain('Upgrade');
  expect(links()).toEqual(['/builder?describe=yes']);
});
