import { expect, test } from 'vitest';
import type { Folder } from '@inlay/api/contract';
import { filterFolders, titlesOf } from './filterFolders.ts';

const folder = (name: string, changes: Partial<Folder> = {}): Folder => ({
  id: name,
  name,
  description: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  formCount: 0,
  submissionCount: 0,
  activeForms: [],
  activeFormCount: 0,
  hasActiveForms: false,
  brand: null,
  people: [],
  canShare: false,
  canCreate: true,
  ...changes,
});
const namesOf = (folders: Folder[]): string[] => folders.map(({ name }) => name);
const folders = [
  folder('Bakery', { hasActiveForms: true }),
  folder('Bank', { description: 'Loans and BAKED goods' }),
];

test('D-54 a search looks at name and description and ignores case', () => {
  expect(namesOf(filterFolders(folders, ' bak ', 'all'))).toEqual(['Bakery', 'Bank']);
  expect(namesOf(filterFolders(folders, 'LOANS', 'all'))).toEqual(['Bank']);
  expect(filterFolders(folders, 'nothing', 'all')).toEqual([]);
});

test('FOLD-003 FOLD-004 a folder is active when one of its forms is', () => {
  expect(namesOf(filterFolders(folders, '', 'active'))).toEqual(['Bakery']);
  expect(namesOf(filterFolders(folders, '', 'inactive'))).toEqual(['Bank']);
});

test('FOLD-009 CONST-018 a card names three active forms and counts the others', () => {
  const activeForms = ['A', 'B', 'C'];
  expect(titlesOf(folder('F', { activeForms, activeFormCount: 3 }))).toEqual(activeForms);
  expect(titlesOf(folder('F', { activeForms, activeFormCount: 5 }))).toEqual([
    ...activeForms,
    '... and 2 more',
  ]);
});
