import { beforeEach, expect, test } from 'vitest';
import type { Folder, FormSummary } from '@inlay/api/contract';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { MyForms } from '../components/MyForms.tsx';

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
    readSubmissions: true,
    export: true,
    work: true,
    discard: true,
    update: true,
    activate: true,
    share: true,
    organise: true,
    delete: true,
    erase: true,
  },
  ...more,
});

const folder = (id: string, name: string): Folder => ({
  id,
  name,
  description: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  formCount: 0,
  submissionCount: 0,
  activeForms: [],
  activeFormCount: 0,
  hasActiveForms: false,
  brand: null,
  people: [],
  canShare: false,
  canCreate: true,
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

test('FOLD-081 D-48 a form is moved by three presses of its menu; only one that is in a folder can be taken out', async () => {
  const screen = show('/', {
    'GET /api/folders': { folders: [folder('f-1', 'Wren Bookshop'), folder('f-2', 'Bakery')] },
    'GET /api/forms': { forms: [form('1'), form('2', { clientFolderId: 'f-1' })] },
    'PATCH /api/forms/1': form('1'),
    'PATCH /api/forms/2': form('2'),
  });
  const open = async (name: string): Promise<string[]> => {
    await screen.press(`Actions for ${name}`);
    await screen.press('Move to folder');
    await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('Move 1 form');
    return [...document.querySelectorAll('[role=dialog] form button')]
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  };
  expect(await open('Form 1')).toEqual(['Wren Bookshop', 'Bakery']);
  await screen.press('Bakery');
  await expect.poll(() => screen.text()).toContain('1 form moved');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  // The folder that it lies in is no place to move it to.
  expect(await open('Form 2')).toEqual(['Bakery', 'Remove from folder']);
  await screen.press('Remove from folder');
  await expect
    .poll(() => sentTo(screen))
    .toEqual([
      { call: 'PATCH /api/forms/1', body: { clientFolderId: 'f-2' } },
      { call: 'PATCH /api/forms/2', body: { clientFolderId: null } },
    ]);
});

test('FOLD-083 a folder says how many clients see what is put there, and the move that they see it now', async () => {
  const people = [{ id: 'c-1', name: 'Jo', email: 'jo@wren.example', state: 'active' as const }];
  const screen = show('/', {
    'GET /api/folders': { folders: [{ ...folder('f-1', 'Wren'), people }, folder('f-2', 'Bakery')] },
    'GET /api/forms': { forms: [form('1')] },
    'PATCH /api/forms/1': form('1'),
  });
  await screen.press('Actions for Form 1');
  await screen.press('Move to folder');
  await expect.poll(() => screen.text()).toContain('WrenShared with 1 client');
  expect(screen.text()).not.toContain('BakeryShared');
  await screen.press(/^Wren/);
  await expect.poll(() => screen.text()).toContain('1 form moved. Clients of “Wren” see the answers now');
});

const sentTo = (screen: Screen) =>
  screen.calls.filter(({ call }) => /^(POST|PATCH)/.test(call) && !call.includes('session'));

test('FOLD-081 a name that no folder has makes one, by Enter; a folder that is found by its name takes the form', async () => {
  const screen = show('/', {
    'GET /api/folders': { folders: [folder('f-1', 'Wren Bookshop')] },
    'POST /api/folders': folder('f-9', 'Bank'),
    'PATCH /api/forms/1': form('1'),
  });
  const search = 'Search folders, or name a new one';
  await screen.press('Actions for Form 1');
  await screen.press('Move to folder');
  await screen.type(search, 'bank');
  expect(screen.text()).not.toContain('Wren Bookshop');
  await screen.press('New folder “bank”');
  await expect
    .poll(() => sentTo(screen))
    .toEqual([
      { call: 'POST /api/folders', body: { name: 'bank' } },
      { call: 'PATCH /api/forms/1', body: { clientFolderId: 'f-9' } },
    ]);
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  await screen.press('Actions for Form 1');
  await screen.press('Move to folder');
  await screen.type(search, 'BOOK');
  document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit();
  await expect.poll(() => sentTo(screen).at(-1)?.body).toEqual({ clientFolderId: 'f-1' });
});

test('FOLD-081 a folder that cannot be made is told, and the forms stay where they are', async () => {
  const screen = show('/', { 'POST /api/folders': refusal(500, '') });
  await screen.press('Actions for Form 1');
  await screen.press('Move to folder');
  await screen.type('Search folders, or name a new one', 'Bank');
  await screen.press('New folder “Bank”');
  await expect.poll(() => screen.text()).toContain('Failed to create client folder');
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(sentTo(screen)).toHaveLength(1);
});

test('CLNT-110 an administrator shares chosen forms with a new client: a folder of their name takes them', async () => {
  const admin = { user: { id: 'a', role: 'admin', formLimit: null }, secondFactor: null };
  const screen = show('/', {
    'GET /api/auth/session': admin,
    'POST /api/admin/client-invitations': { invited: [] },
  });
  await screen.press('List');
  for (const name of ['Select Form 1', 'Select Form 2', 'Select Form 3']) await screen.press(name);
  await screen.press('Share with a client');
  await screen.press('Invite');
  await expect.poll(() => screen.text()).toContain('Please enter a name');
  await screen.type('Email *', 'wren@example.com');
  await screen.type('Client *', 'Wren Bookshop');
  await screen.press('Invite');
  await expect
    .poll(() => sentTo(screen).map(({ body }) => body))
    .toEqual([
      {
        emails: ['wren@example.com'],
        newFolder: 'Wren Bookshop',
        formIds: ['1', '2', '3'],
        preset: 'everything',
      },
    ]);
});

test.each(['list', 'cards'])(
  'DASH-060 a form says in which folder it lies, which one press opens (%s)',
  async (view) => {
    localStorage.setItem('forms-view', JSON.stringify(view));
    const screen = show('/', {
      'GET /api/folders': { folders: [folder('f-1', 'Wren Bookshop')] },
      'GET /api/forms': {
        forms: [form('1', { clientFolderId: 'f-1' }), form('2', { clientName: 'Bank Ltd' })],
      },
    });
    await expect.poll(() => screen.text()).toContain('Wren Bookshop');
    expect(screen.text()).toContain('Bank Ltd');
    expect(screen.control('Wren Bookshop').getAttribute('href')).toBe('/folder/f-1');
  },
);
