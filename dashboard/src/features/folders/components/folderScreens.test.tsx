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
  await screen.press('Delete Bakery');
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

test('FOLD-047 a folder that cannot be loaded is told', async () => {
  showFolder({ 'GET /api/folders/bakery': refused });
  await expectText('Failed to load folder data');
});
