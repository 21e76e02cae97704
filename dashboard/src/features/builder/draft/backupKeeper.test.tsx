import { createEmptyDefinition, upgradeFormDefinition } from '@inlay/sdk/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuilderStore, editedOf, type BuilderStore } from '../store/builderStore.ts';
import { createBackupKeeper } from './backupKeeper.ts';
import { backupKey, readBackups, writeBackup } from './backupStore.ts';

const KEY = backupKey('user', 'form');
const kept = () =>
  readBackups(localStorage, KEY, upgradeFormDefinition).map((backup) => backup.document.definition.title);
const retitle = (store: BuilderStore, title: string): void => {
  const document = editedOf(store.get());
  store.edit({ document: { ...document, definition: { ...document.definition, title } }, what: 'Title' });
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('BUILD-046 CONST-025 changed work is kept every two seconds, however fast somebody types', () => {
  const document = { definition: createEmptyDefinition('Before') };
  const store = createBuilderStore({ edited: document, form: null, published: document, baseVersion: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  const stop = createBackupKeeper(store, place, null, () => false).watch();
  retitle(store, 'One');
  vi.advanceTimersByTime(1_000);
  retitle(store, 'Two');
  vi.advanceTimersByTime(999);
  expect(kept()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual(['Two']);
  retitle(store, 'Three');
  vi.advanceTimersByTime(2_000);
  expect(kept()).toEqual(['Three']);
  stop();
});

test('D-66 D-193 a stored document has no backup, and publishing removes older backups of all tabs', () => {
  const form = { definition: createEmptyDefinition('Live') };
  const store = createBuilderStore({ edited: form, form: null, published: form, baseVersion: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  let stored = editedOf(store.get());
  const keeper = createBackupKeeper(store, place, null, () => editedOf(store.get()) === stored);
  const stop = keeper.watch();
  retitle(store, 'Sent');
  keeper.keep();
  stored = editedOf(store.get());
  keeper.settle();
  expect(kept()).toEqual([]);
  retitle(store, 'Sent, and more');
  keeper.settle();
  expect(kept()).toEqual(['Sent, and more']);

  const other = {
    document: form,
    logoUrl: null,
    folderId: null,
    baseVersion: 1,
    writer: 'closed',
    writtenAt: Date.now(),
  };
  writeBackup(localStorage, KEY, other, null);
  expect(kept()).toHaveLength(2);
  store.set({ published: editedOf(store.get()) });
  keeper.clear();
  expect(kept()).toEqual([]);
  stop();
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['the builder is closed', (stop: () => void) => stop()],
])('D-66 BUILD-046 what was typed last is kept at once when %s', (_when, leave) => {
  const form = { definition: createEmptyDefinition('Before') };
  const store = createBuilderStore({ edited: form, form: null, published: form, baseVersion: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  const stop = createBackupKeeper(store, place, null, () => false).watch();
  retitle(store, 'Typed a moment ago');
  expect(kept()).toEqual([]);
  leave(stop);
  expect(kept()).toEqual(['Typed a moment ago']);
  vi.restoreAllMocks();
  stop();
});
