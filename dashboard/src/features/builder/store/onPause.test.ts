import { expect, onTestFinished, test, vi } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { createBuilderStore } from './builderStore.ts';
import { onPause } from './onPause.ts';

test('BUILD-073 what needs the whole form is worked out once somebody pauses, and not for a selection', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const published = { definition: createEmptyDefinition('Bakery') };
  const store = createBuilderStore({ form: null, published, edited: published, baseVersion: null });
  const act = vi.fn<() => void>();
  const end = onPause(store, act);
  const type = (title: string): void =>
    store.edit({
      document: { definition: { ...published.definition, title } },
      what: 'Title',
      topic: 'title',
      say: null,
    });
  for (const title of ['B', 'Ba', 'Bak']) {
    type(title);
    vi.advanceTimersByTime(200);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledTimes(1);
  store.set({ announcement: 'Nothing has changed' });
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
  type('Baker');
  end();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});
