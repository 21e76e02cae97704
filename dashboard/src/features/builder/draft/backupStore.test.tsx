import { createEmptyDefinition, upgradeFormDefinition } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import {
  backupKey,
  forgetTemporaryId,
  readBackups,
  removeBackup,
  temporaryId,
  writeBackup,
  writersIn,
  type Backup,
} from './backupStore.ts';

const KEY = backupKey('user', 'form');
const backup = (writer: string, writtenAt: number, title = writer): Backup => ({
  document: { definition: createEmptyDefinition(title) },
  logoUrl: null,
  folderId: null,
  baseVersion: 1,
  writer,
  writtenAt,
});
const titles = () =>
  readBackups(localStorage, KEY, upgradeFormDefinition).map((one) => one.document.definition.title);

beforeEach(() => localStorage.clear());

test('BUILD-047 the key combines the user and the form', () => {
  expect(new Set([backupKey('a', 'x'), backupKey('b', 'x'), backupKey('a', 'y')]).size).toBe(3);
});

test('D-66 a new form keeps one temporary id per user and folder until it is saved', () => {
  const id = temporaryId(localStorage, 'user', null);
  expect(temporaryId(localStorage, 'user', null)).toBe(id);
  expect(temporaryId(localStorage, 'user', 'folder')).not.toBe(id);
  expect(temporaryId(localStorage, 'other', null)).not.toBe(id);
  forgetTemporaryId(localStorage, 'user', null);
  expect(temporaryId(localStorage, 'user', null)).not.toBe(id);
});

test('BUILD-048 DATA-021 a backup comes back as it was written', () => {
  const written = { ...backup('tab', 1), logoUrl: '/logo.png', folderId: 'f' };
  written.document.definition.customStyles = { primaryColor: '#112233' };
  writeBackup(localStorage, KEY, written, null);
  expect(readBackups(localStorage, KEY, upgradeFormDefinition)).toEqual([written]);
});

test('two tabs keep two backups, the newest first', () => {
  writeBackup(localStorage, KEY, backup('one', 1), null);
  writeBackup(localStorage, KEY, backup('two', 2), null);
  writeBackup(localStorage, KEY, backup('one', 3), null);
  expect(titles()).toEqual(['one', 'two']);
  removeBackup(localStorage, KEY, 'one', null);
  expect(titles()).toEqual(['two']);
  expect(writersIn(localStorage.getItem(KEY))).toEqual(['two']);
});

test('a page that goes on with a backup replaces it, unless the page that wrote it is still at work', () => {
  const restored = backup('before', 1);
  writeBackup(localStorage, KEY, restored, null);
  writeBackup(localStorage, KEY, backup('after', 2), restored);
  expect(titles()).toEqual(['after']);
  writeBackup(localStorage, KEY, backup('before', 3, 'went on'), null);
  writeBackup(localStorage, KEY, backup('after', 4), restored);
  expect(titles()).toEqual(['after', 'went on']);
  removeBackup(localStorage, KEY, 'after', restored);
  expect(titles()).toEqual(['went on']);
});

test('the last backup takes its key with it', () => {
  const restored = backup('before', 1);
  writeBackup(localStorage, KEY, restored, null);
  removeBackup(localStorage, KEY, 'after', restored);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('backups of a month ago are forgotten when another is written', () => {
  writeBackup(localStorage, KEY, backup('old', 0), null);
  writeBackup(localStorage, KEY, backup('new', 31 * 24 * 60 * 60 * 1000), null);
  expect(titles()).toEqual(['new']);
});

test('what is no backup is not one', () => {
  for (const stored of ['', 'null', '[]', '3', '{"a":null}', '{"a":{"document":{}}}', '{']) {
    localStorage.setItem(KEY, stored);
    expect(readBackups(localStorage, KEY, upgradeFormDefinition)).toEqual([]);
    writersIn(stored);
  }
});
