import { beforeEach, expect, test } from 'vitest';
import type { Folder } from '@inlay/api/contract';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { FolderPage } from './FolderPage.tsx';
import { FoldersTab } from './FoldersTab.tsx';

beforeEach(() => queryClient.clear());

const bakery: Folder = {
  id: 'bakery',
  name: 'Bakery',
  description: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  formCount: 0,
  activeFormCount: 0,
  submissionCount: 0,
  activeForms: [],
  hasActiveForms: false,
  brand: null,
  people: [],
  canShare: false,
  canCreate: true,
};
const refused = refusal(500, '');
const OWNER: Answers = {
  'GET /api/auth/session': { user: { id: 'a', role: 'user', formLimit: null }, secondFactor: null },
  'GET /api/forms': { forms: [] },
};
const showFolder = (answers: Answers): Screen =>
  showScreen(<FolderPage renderMove={() => null}>{() => null}</FolderPage>, {
    at: '/folder/bakery',
    route: '/folder/:folderId',
    answers: { ...OWNER, ...answers },
  });
const nameOf = (screen: Screen): string => (screen.control('Name *') as HTMLInputElement).value;
const expectText = (text: string) => expect.poll(shownText).toContain(text);

test('FOLD-004 what makes a folder active or not stands beside its forms', async () => {
  const full = {
    ...bakery,
    id: 'bank',
    name: 'Bank',
    formCount: 2,
    activeFormCount: 2,
    hasActiveForms: true,
  };
  showScreen(<FoldersTab />, { answers: { 'GET /api/folders': { folders: [bakery, full] } } });
  await expectText('0 forms · 0 submissions · no active form');
  await expectText('2 forms · 0 submissions · 2 active forms');
});

test('FOLD-020 FOLD-022 a folder that cannot be made or deleted is told, and what was typed stays', async () => {
  const screen = showScreen(<FoldersTab />, {
    answers: {
      'GET /api/folders': { folders: [bakery] },
      'POST /api/folders': refused,
      'DELETE /api/folders/bakery': refused,
    },
  });
  await screen.press('Create New Client Folder');
  await screen.type('Name *', 'Bank');
  await screen.press('Create folder');
  await expectText('Failed to create client folder');
  expect(nameOf(screen)).toBe('Bank');
  await screen.press('Cancel');
  await screen.press('Actions for Bakery');
  await screen.press('Delete');
  await screen.press('Delete folder');
  await expectText('Failed to delete client folder');
});

test('FOLD-047 FOLD-062 a folder that cannot be changed is told, and can be saved again', async () => {
  let folder = bakery;
  let isDown = true;
  const screen = showFolder({
    'GET /api/folders/bakery': () => ({ folder, forms: [], canManage: true }),
    'PATCH /api/folders/bakery': (changes: object) =>
      isDown ? refused : (folder = { ...folder, ...changes }),
  });
  await screen.press('Edit folder');
  await screen.type('Name *', 'Bakers');
  await screen.press('Save folder');
  await expectText('Failed to update client folder');
  expect(nameOf(screen)).toBe('Bakers');
  isDown = false;
  await screen.press('Save folder');
  await expectText('Client folder updated successfully');
});

const brand = {
  kitId: 'k',
  name: 'Bakery',
  logoUrl: 'data:,',
  fill: '#123456',
  textOnLight: '#123456',
  textOnDark: '#abcdef',
};
const SHARE = { preset: 'everything', mayExport: true, mayComment: false, seesStatus: false } as const;
const shared: Folder = {
  ...bakery,
  brand,
  people: [
    { id: 'p', name: 'Ada Baker', email: 'ada@example.com', state: 'active', ...SHARE },
    { id: 'q', name: '', email: 'bob@example.com', state: 'invited', ...SHARE },
    { id: 'r', name: '', email: 'cora@example.com', state: 'expired', ...SHARE },
  ],
};

test('FOLD-080 the card of a folder is that of its client: logo, unread, people; it opens as a whole', async () => {
  const screen = showScreen(<FoldersTab />, {
    answers: {
      ...OWNER,
      'GET /api/folders': { folders: [shared, { ...bakery, id: 'bank', name: 'Bank' }] },
      'GET /api/forms': {
        forms: [
          { id: '1', clientFolderId: 'bakery' },
          { id: '2', clientFolderId: 'bakery' },
          { id: '3', clientFolderId: null },
        ],
      },
      'GET /api/forms/trends': {
        from: '2026-11-10',
        trends: ['1', '2', '3'].map((formId) => ({ formId, unread: 2, days: [] })),
      },
    },
  });
  await expectText('Shared with Ada Baker, bob@example.com, and 1 more');
  await expectText('Not shared yet');
  await expectText('4 unread');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('data:,');
  expect(screen.control('Bakery').getAttribute('href')).toBe('/folder/bakery');
});

test.each([
  ['admin', 'FOLD-083 whoever may invite does so from the people of a folder, and reaches what each sees'],
  ['user', 'FOLD-083 the owner sees whom a folder is shared with'],
])('%s: %s', async (role) => {
  const screen = showFolder({
    'GET /api/auth/session': { user: { id: 'a', role, formLimit: null }, secondFactor: null },
    'GET /api/folders/bakery': { folder: shared, forms: [], canManage: true },
  });
  await expectText('Ada Baker');
  await expectText('Invitation expired');
  const links = () => [...document.querySelectorAll('a[href*="tab=clients"]')].length;
  expect(links()).toBe(role === 'admin' ? 3 : 0);
  if (role !== 'admin') return;
  await screen.press('Invite');
  await expectText('They see');
});

test('TEAM-013 an editor of one folder creates forms in it, and leaves the folder as it is', async () => {
  const screen = showFolder({
    'GET /api/folders/bakery': { folder: bakery, forms: [], canManage: false },
  });
  await expect
    .poll(() => screen.control('Create New Form for Bakery').getAttribute('href'))
    .toBe('/builder?folder=bakery');
  expect(shownText()).not.toContain('Edit folder');
});

test('CLNT-120 whoever may share a folder says there what each person sees, invites again and takes it back', async () => {
  const path = '/api/folders/bakery/clients/q';
  let folder: Folder = { ...shared, canShare: true };
  const screen = showFolder({
    'GET /api/folders/bakery': () => ({ folder, forms: [], canManage: false }),
    [`PATCH ${path}`]: {},
    [`POST ${path}/invitation`]: { link: { url: 'https://a.example/#token=x', reason: 'no_mail_server' } },
    [`DELETE ${path}`]: () => {
      folder = { ...folder, people: folder.people.filter(({ id }) => id !== 'q') };
      return {};
    },
  });
  await screen.press('Manage bob@example.com');
  await screen.press('Client may export submissions of Bakery');
  await expect
    .poll(() => screen.calls.find(({ call }) => call === `PATCH ${path}`)?.body)
    .toEqual({ mayExport: false });
  await screen.press('Invite bob@example.com again');
  await expectText('https://a.example/#token=x');
  await screen.press('Done');
  await screen.press('Stop sharing Bakery');
  await screen.press('Stop sharing');
  await expect.poll(shownText).not.toContain('bob@example.com');
});

test('CLNT-120 an invitation to a folder goes to the account’s own way, and a refused address is told beside it', async () => {
  const screen = showFolder({
    'GET /api/folders/bakery': { folder: { ...bakery, canShare: true }, forms: [], canManage: false },
    'POST /api/client-invitations': refusal(409, 'Nobody has confirmed it.', 'client.unproven'),
  });
  await screen.press('Invite');
  await screen.type('Email *', 'eve@example.com');
  document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit();
  await expect.poll(() => screen.control('Email *').getAttribute('aria-invalid')).toBe('true');
  expect(screen.calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: 'POST /api/client-invitations',
    body: { emails: ['eve@example.com'], folderId: 'bakery', preset: 'everything' },
  });
});

test('CLNT-120 the clients of an account are listed with their folders', async () => {
  const bank = {
    ...bakery,
    id: 'bank',
    name: 'Bank',
    people: [{ ...shared.people[0]!, name: '', state: 'invited' as const }],
  };
  showScreen(<FoldersTab />, {
    answers: { ...OWNER, 'GET /api/folders': { folders: [shared, bank] } },
  });
  await expectText('External customers who sign in');
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Ada Bakerada@example.comActiveBakeryBank');
  expect(rows).toHaveLength(3);
});

test('FOLD-080 a folder is given one of the account’s brands', async () => {
  const screen = showFolder({
    'GET /api/brand-kits': { kits: [{ id: 'k', name: 'Studio' }] },
    'GET /api/folders/bakery': { folder: shared, forms: [], canManage: true },
    'PATCH /api/folders/bakery': shared,
  });
  await screen.press('Edit folder');
  await screen.press('Remove brand');
  await screen.press('Save folder');
  await expect
    .poll(() => screen.calls.find(({ call }) => call.startsWith('PATCH'))?.body)
    .toMatchObject({ name: 'Bakery', brandKitId: null });
});

test('FOLD-047 a folder that cannot be loaded is told', async () => {
  showFolder({ 'GET /api/folders/bakery': refused });
  await expectText('Failed to load folder data');
});
