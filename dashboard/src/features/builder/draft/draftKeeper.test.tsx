import { createEmptyDefinition, upgradeFormDefinition } from '@inlay/sdk/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuilderStore, documentOfState, type BuilderStore } from '../store/builderStore.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { draftKey, readDrafts } from './draftStore.ts';

const KEY = draftKey('user', 'form');
const kept = () =>
  readDrafts(localStorage, KEY, upgradeFormDefinition).map((draft) => draft.document.definition.title);
const retitle = (store: BuilderStore, title: string): void => {
  const document = documentOfState(store.get());
  store.edit({ document: { ...document, definition: { ...document.definition, title } }, what: 'Title' });
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('BUILD-046 CONST-025 changed work is kept every two seconds, however fast somebody types', () => {
  const document = { definition: createEmptyDefinition('Before') };
  const store = createBuilderStore({ document, form: null, saved: document, version: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  const stop = createDraftKeeper(store, place, null).watch();
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
  const store = createBuilderStore({ document: form, form: null, saved: form, version: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  const stop = createDraftKeeper(store, place, null).watch();
  retitle(store, 'Typed a moment ago');
  expect(kept()).toEqual([]);
  leave(stop);
  expect(kept()).toEqual(['Typed a moment ago']);
  vi.restoreAllMocks();
  stop();
});
