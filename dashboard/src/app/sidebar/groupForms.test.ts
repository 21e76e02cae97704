import { expect, test } from 'vitest';
import type { Folder, FormSummary } from '@inlay/api/contract';
import { groupForms } from './groupForms.ts';

const form = (id: string, more: Partial<FormSummary> = {}) =>
  ({ id, clientFolderId: null, lastSubmissionAt: null, createdAt: `2026-11-0${id}`, ...more }) as FormSummary;
const folder = (id: string) => ({ id, name: id }) as Folder;
const idsOf = (forms: readonly FormSummary[]): string => forms.map(({ id }) => id).join('');

test('SHELL-049 forms stand by folder, what was answered or made last first; empty folders are left out', () => {
  const forms = [
    form('1'),
    form('2', { lastSubmissionAt: '2026-11-20' }),
    form('3', { clientFolderId: 'bakery' }),
    form('4', { clientFolderId: 'unseen' }),
  ];
  const { groups, loose, left } = groupForms(forms, [folder('bakery'), folder('empty')]);
  expect(groups.map((group) => [group.folder.id, idsOf(group.forms)])).toEqual([['bakery', '3']]);
  expect([idsOf(loose), left]).toEqual(['241', 0]);
});

test('SHELL-049 at most five forms of a place and six folders; the rest is counted', () => {
  const forms = Array.from({ length: 9 }, (_, index) => form(String(index)));
  const folders = Array.from({ length: 8 }, (_, index) => folder(`f${index}`));
  const inFolders = folders.map(({ id }, index) => form(`${index}x`, { clientFolderId: id }));
  const { groups, loose, left, leftFolders } = groupForms([...forms, ...inFolders], folders);
  expect([groups.length, loose.length, left, leftFolders]).toEqual([6, 5, 6, 2]);
});
