import { createEmptyDefinition } from '@inlay/sdk/model';
import type { FormDetail } from '@inlay/api/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBuilderStore, definitionOf, isUnpublished } from '../store/builderStore.ts';
import { createServerDraft } from './serverDraft.ts';

const titled = (title: string) => ({ definition: createEmptyDefinition(title) });
const LIVE = titled('Live');

/** A server with one form, and a builder of it. */
function begin() {
  const server = {
    form: { id: 'f-1', revisionId: 'r-1', version: 1, ...LIVE, draft: null } as unknown as FormDetail,
    refuses: null as string | null,
    refusesRead: false,
    /** Holds back the answer to a read. */
    isRead: Promise.resolve(),
    calls: [] as string[],
    /** Whether each stored draft asked for a copy of the one before. */
    copies: [] as boolean[],
  };
  let saves = 0;
  // A real response needs the timers that the test holds.
  const answer = (status: number, body: unknown) => ({
    status,
    ok: status < 300,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  });
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    server.calls.push(`${method} ${address.replace(/^.*\/api/, '')}`);
    if (server.refusesRead) {
      return answer(404, { error: { code: 'form.not_found', message: 'No', requestId: 'q' } });
    }
    if (method === 'GET') {
      const { form } = server;
      await server.isRead;
      return answer(200, form);
    }
    if (server.refuses) {
      return answer(409, { error: { code: server.refuses, message: 'No', requestId: 'q' } });
    }
    if (method === 'DELETE') return answer(204, null);
    const draft = { state: `s-${++saves}`, savedAt: '2026-11-23T09:00:00.000Z', savedBy: 'Ada' };
    const sent = JSON.parse(body ?? '');
    server.copies.push(sent.keepsCopy === true);
    server.form = { ...server.form, draft: { ...draft, definition: sent.definition } };
    return answer(200, draft);
  });
  const store = createBuilderStore({ edited: LIVE, form: server.form, published: LIVE, baseVersion: 1 });
  const stored: FormDetail[] = [];
  const gone: string[] = [];
  const draft = createServerDraft(
    store,
    { draft: null, stored: LIVE },
    {
      taken: 'Loaded',
      onRead: () => undefined,
      onStored: (form) => void stored.push(form),
      onGone: (formId) => void gone.push(formId),
    },
  );
  const stop = draft.watch();
  return {
    server,
    store,
    draft,
    stop,
    /** Title of the document that was stored last. */
    storedTitle: () => stored.at(-1)?.draft?.definition.title,
    gone,
    retitle: (title: string) => store.edit({ document: titled(title), what: 'Title changed' }),
    title: () => definitionOf(store.get()).title,
    rest: () => vi.advanceTimersByTimeAsync(3_000),
  };
}

/** Somebody else stores a draft; its event arrives. */
async function theyStore(scene: ReturnType<typeof begin>, title: string): Promise<void> {
  const { server } = scene;
  const draft = { state: 't-1', savedAt: '2026-11-23T09:01:00.000Z', savedBy: 'Grace' };
  server.form = { ...server.form, draft: { ...draft, ...titled(title) } };
  await scene.draft.changedElsewhere('t-1');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('D-193 the builder keeps the server’s draft in step', () => {
  test('a few seconds after the last change, once', async () => {
    const { server, draft, retitle, rest } = begin();
    retitle('One');
    await vi.advanceTimersByTimeAsync(2_000);
    retitle('Two');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(server.calls).toEqual([]);
    expect(draft.isStored()).toBe(false);
    await rest();
    expect(server.calls).toEqual(['PUT /forms/f-1/draft']);
    expect(server.form.draft?.definition.title).toBe('Two');
    expect([draft.isStored(), draft.get().draft?.state]).toEqual([true, 's-1']);
  });

  test('at the latest after fifteen seconds for somebody who never rests', async () => {
    const { server, retitle } = begin();
    for (let second = 0; second < 16; second++) {
      retitle(`At ${second}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(server.calls).toHaveLength(1);
  });

  test('takes it back when undo has brought back what visitors see', async () => {
    const { server, store, retitle, rest, draft } = begin();
    retitle('One');
    await rest();
    store.undo();
    await rest();
    expect(server.calls).toEqual(['PUT /forms/f-1/draft', 'DELETE /forms/f-1/draft?state=s-1']);
    expect([draft.get().draft, isUnpublished(store.get())]).toEqual([null, false]);
  });

  test('stores what was typed last when the builder closes', async () => {
    const { server, stop, retitle, storedTitle } = begin();
    retitle('Last');
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.form.draft?.definition.title).toBe('Last');
    expect(storedTitle()).toBe('Last');
  });

  test('says when it could not, and tries again', async () => {
    const { server, draft, retitle, rest } = begin();
    server.refuses = 'form.too_many_saves';
    retitle('One');
    await rest();
    expect(draft.get().hasFailed).toBe(true);
    server.refuses = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([draft.get().hasFailed, server.form.draft?.definition.title]).toEqual([false, 'One']);
  });
});

describe('D-193 what happens beside keeps no change from being stored', () => {
  test.each([
    [
      'the event of one’s own revision',
      ({ draft }: ReturnType<typeof begin>) => draft.changedElsewhere('r-1'),
    ],
    ['an event of something that may have been missed', ({ draft }) => draft.changedElsewhere()],
    [
      'a publication that failed',
      async ({ store, draft }) => {
        store.set({ isPublishing: true });
        await draft.settle();
        store.set({ isPublishing: false });
      },
    ],
  ])('%s', async (_what, happen) => {
    const scene = begin();
    scene.retitle('Mine');
    await happen(scene);
    await scene.rest();
    expect(scene.server.form.draft?.definition.title).toBe('Mine');
  });

  test('nothing is sent while a publication is on its way', async () => {
    const { server, store, draft, retitle, rest } = begin();
    retitle('Mine');
    store.set({ isPublishing: true });
    await draft.settle();
    await rest();
    expect(server.calls).toEqual([]);
  });

  test('the late answer of a read does not bring back what was stored before', async () => {
    const { server, draft, retitle, rest, title } = begin();
    retitle('One');
    await rest();
    const answered = Promise.withResolvers<void>();
    server.isRead = answered.promise;
    const read = draft.changedElsewhere();
    retitle('Two');
    await rest();
    answered.resolve();
    await read;
    await rest();
    expect([title(), server.form.draft?.definition.title]).toEqual(['Two', 'Two']);
  });
});

describe('D-193 D-67 somebody else changes the same form', () => {
  test('a builder in which nothing was changed follows, and may go on', async () => {
    const scene = begin();
    await theyStore(scene, 'Theirs');
    expect([scene.title(), scene.draft.get().theirs]).toEqual(['Theirs', null]);
    scene.retitle('And mine');
    await scene.rest();
    expect(scene.server.form.draft?.definition.title).toBe('And mine');
  });

  test('changes that are not stored yet are kept until the person has chosen', async () => {
    const scene = begin();
    scene.retitle('Mine');
    await theyStore(scene, 'Theirs');
    await scene.rest();
    expect([scene.title(), scene.draft.get().theirs?.draft?.savedBy]).toEqual(['Mine', 'Grace']);
    expect(scene.server.calls).toEqual(['GET /forms/f-1']);
    scene.draft.keepEdited();
    await vi.advanceTimersByTimeAsync(0);
    expect(scene.server.form.draft?.definition.title).toBe('Mine');
    // Of theirs a copy stays, also where it was done in another tab by the same person; once.
    scene.retitle('Mine again');
    await scene.rest();
    expect(scene.server.copies).toEqual([true, false]);
  });

  test('what is kept over a publication is stored as a change of it, and publishing does not ask again', async () => {
    const scene = begin();
    const { server, store } = scene;
    scene.retitle('Mine');
    await scene.rest();
    server.form = { ...server.form, revisionId: 'r-2', version: 2, ...titled('Theirs'), draft: null };
    await scene.draft.changedElsewhere('r-2');
    expect(scene.draft.get().theirs?.revisionId).toBe('r-2');
    scene.draft.keepEdited();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.form.draft?.definition.title).toBe('Mine');
    const { baseVersion, published } = store.get();
    expect([baseVersion, published.definition.title]).toEqual([2, 'Theirs']);
    // Back to what was published before is a change of what is published now.
    store.undo();
    await scene.rest();
    expect([scene.title(), server.form.draft?.definition.title]).toEqual(['Live', 'Live']);
  });

  test('theirs can be taken, and undo brings mine back', async () => {
    const scene = begin();
    scene.retitle('Mine');
    await theyStore(scene, 'Theirs');
    scene.draft.takeTheirs();
    expect(scene.title()).toBe('Theirs');
    scene.store.undo();
    expect(scene.title()).toBe('Mine');
  });

  test('a refused draft asks as well, and the event of one’s own save does not', async () => {
    const scene = begin();
    scene.retitle('Mine');
    scene.server.refuses = 'form.draft_conflict';
    const draft = { state: 't-1', savedAt: '2026-11-23T09:01:00.000Z', savedBy: 'Grace' };
    scene.server.form = { ...scene.server.form, draft: { ...draft, ...titled('Theirs') } };
    await scene.rest();
    expect(scene.draft.get().theirs).not.toBe(null);
    scene.server.refuses = null;
    scene.draft.keepEdited();
    await vi.advanceTimersByTimeAsync(0);
    const before = scene.server.calls.length;
    await scene.draft.changedElsewhere('s-1');
    expect(scene.server.calls).toHaveLength(before);
  });

  test('a form that was deleted is given up only where nothing would be lost', async () => {
    const scene = begin();
    scene.server.refusesRead = true;
    await scene.draft.changedElsewhere();
    expect([scene.gone, scene.draft.get().hasFailed]).toEqual([['f-1'], false]);
    scene.retitle('Mine');
    await scene.draft.changedElsewhere();
    expect([scene.gone, scene.draft.get().hasFailed]).toEqual([['f-1'], true]);
  });
});
