import { createEmptyDefinition, upgradeFormDefinition } from '@inlay/sdk/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuilderStore, documentOfState, type BuilderStore } from '../store/builderStore.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { draftKey, readDrafts, writeDraft } from './draftStore.ts';

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
  const stop = createDraftKeeper(store, place, null, () => false).watch();
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

test('D-66 D-193 what the server has stored is not kept, and what was published takes older drafts of all tabs along', () => {
  const form = { definition: createEmptyDefinition('Live') };
  const store = createBuilderStore({ document: form, form: null, saved: form, version: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  let held = documentOfState(store.get());
  const keeper = createDraftKeeper(store, place, null, () => documentOfState(store.get()) === held);
  const stop = keeper.watch();
  retitle(store, 'Sent');
  keeper.keep();
  held = documentOfState(store.get());
  keeper.settle();
  expect(kept()).toEqual([]);
  retitle(store, 'Sent, and more');
  keeper.settle();
  expect(kept()).toEqual(['Sent, and more']);

  const other = {
    document: form,
    logoUrl: null,
    folderId: null,
    version: 1,
    writer: 'closed',
    savedAt: Date.now(),
  };
  writeDraft(localStorage, KEY, other, null);
  expect(kept()).toHaveLength(2);
  store.set({ saved: documentOfState(store.get()) });
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
  const store = createBuilderStore({ document: form, form: null, saved: form, version: null });
  const place = { storage: localStorage, userId: 'user', formId: 'form', folderId: null };
  const stop = createDraftKeeper(store, place, null, () => false).watch();
  retitle(store, 'Typed a moment ago');
  expect(kept()).toEqual([]);
  leave(stop);
  expect(kept()).toEqual(['Typed a moment ago']);
  vi.restoreAllMocks();
  stop();
});
