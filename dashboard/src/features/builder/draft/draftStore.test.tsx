import { createEmptyDefinition, upgradeFormDefinition } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import {
  draftKey,
  forgetTemporaryId,
  readDrafts,
  removeDraft,
  temporaryId,
  writeDraft,
  writersIn,
  type Draft,
} from './draftStore.ts';

const KEY = draftKey('user', 'form');
const draft = (writer: string, savedAt: number, title = writer): Draft => ({
  document: { definition: createEmptyDefinition(title) },
  logoUrl: null,
  folderId: null,
  version: 1,
  writer,
  savedAt,
});
const titles = () =>
  readDrafts(localStorage, KEY, upgradeFormDefinition).map((one) => one.document.definition.title);

beforeEach(() => localStorage.clear());

test('BUILD-047 the key combines the user and the form', () => {
  expect(new Set([draftKey('a', 'x'), draftKey('b', 'x'), draftKey('a', 'y')]).size).toBe(3);
});

test('D-66 a new form keeps one temporary id per user and folder until it is saved', () => {
  const id = temporaryId(localStorage, 'user', null);
  expect(temporaryId(localStorage, 'user', null)).toBe(id);
  expect(temporaryId(localStorage, 'user', 'folder')).not.toBe(id);
  expect(temporaryId(localStorage, 'other', null)).not.toBe(id);
  forgetTemporaryId(localStorage, 'user', null);
  expect(temporaryId(localStorage, 'user', null)).not.toBe(id);
});

test('BUILD-048 DATA-021 a draft comes back as it was kept', () => {
  const kept = { ...draft('tab', 1), logoUrl: '/logo.png', folderId: 'f' };
  kept.document.definition.customStyles = { primaryColor: '#112233' };
  writeDraft(localStorage, KEY, kept, null);
  expect(readDrafts(localStorage, KEY, upgradeFormDefinition)).toEqual([kept]);
});

test('two tabs keep two drafts, the newest first', () => {
  writeDraft(localStorage, KEY, draft('one', 1), null);
  writeDraft(localStorage, KEY, draft('two', 2), null);
  writeDraft(localStorage, KEY, draft('one', 3), null);
  expect(titles()).toEqual(['one', 'two']);
  removeDraft(localStorage, KEY, 'one', null);
  expect(titles()).toEqual(['two']);
  expect(writersIn(localStorage.getItem(KEY))).toEqual(['two']);
});

test('a page that goes on with a draft replaces it, unless the page that wrote it is still at work', () => {
  const begunWith = draft('before', 1);
  writeDraft(localStorage, KEY, begunWith, null);
  writeDraft(localStorage, KEY, draft('after', 2), begunWith);
  expect(titles()).toEqual(['after']);
  writeDraft(localStorage, KEY, draft('before', 3, 'went on'), null);
  writeDraft(localStorage, KEY, draft('after', 4), begunWith);
  expect(titles()).toEqual(['after', 'went on']);
  removeDraft(localStorage, KEY, 'after', begunWith);
  expect(titles()).toEqual(['went on']);
});

test('the last draft takes its key with it', () => {
  const begunWith = draft('before', 1);
  writeDraft(localStorage, KEY, begunWith, null);
  removeDraft(localStorage, KEY, 'after', begunWith);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('drafts of a month ago are forgotten when another is written', () => {
  writeDraft(localStorage, KEY, draft('old', 0), null);
  writeDraft(localStorage, KEY, draft('new', 31 * 24 * 60 * 60 * 1000), null);
  expect(titles()).toEqual(['new']);
});

test('what is no draft is not one', () => {
  for (const stored of ['', 'null', '[]', '3', '{"a":null}', '{"a":{"document":{}}}', '{']) {
    localStorage.setItem(KEY, stored);
    expect(readDrafts(localStorage, KEY, upgradeFormDefinition)).toEqual([]);
    writersIn(stored);
  }
});
