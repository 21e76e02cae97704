import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { FolderScreen } from './FolderScreen.tsx';

const FOLDER = {
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

test('FOLD-045 D-48 forms of the account are moved into an empty folder, and back where they were by Undo', async () => {
  const places = new Map<string, string | null>([
    ['one', null],
    ['two', 'bank'],
    ['three', null],
  ]);
  const forms = () =>
    Array.from(places, ([id, clientFolderId]) => ({
      id,
      title: `Form ${id}`,
      clientFolderId,
      definition: createEmptyDefinition(),
      abilities: {
        update: true,
        activate: true,
        readSubmissions: true,
        delete: true,
        organise: id !== 'three',
      },
    }));
  const moveTo = (id: string) => (sent: { clientFolderId: string | null }) => {
    places.set(id, sent.clientFolderId);
    return { id };
  };
  const screen = showScreen(<FolderScreen />, {
    at: '/folder/bakery',
    route: '/folder/:folderId',
    answers: {
      'GET /api/auth/session': { user: { id: 'a', role: 'user', formLimit: null }, secondFactor: null },
      'GET /api/forms': () => ({ forms: forms() }),
      'GET /api/folders/bakery': () => ({
        folder: FOLDER,
        forms: forms().filter(({ clientFolderId }) => clientFolderId === 'bakery'),
        canManage: true,
      }),
      'PATCH /api/forms/one': moveTo('one'),
      'PATCH /api/forms/two': moveTo('two'),
    },
  });
  const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  await screen.press('Move forms here');
  await screen.press('Move to folder');
  await expect.poll(() => screen.text()).toContain('Choose at least one form');
  screen.control('Forms').click();
  await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(['Form one', 'Form two']);
  for (const at of [0, 1]) {
    options()[at]?.click();
    await expect.poll(() => options()[at]?.getAttribute('aria-selected')).toBe('true');
  }
  await screen.press('Move to folder');
  await expect.poll(() => screen.text()).toContain('2 forms moved');
  expect([...places.values()]).toEqual(['bakery', 'bakery', null]);
  await screen.press('Undo');
  await expect.poll(() => [...places.values()]).toEqual([null, 'bank', null]);
});
