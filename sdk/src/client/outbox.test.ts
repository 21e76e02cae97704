import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findKept, forget, keep, type KeptSubmission } from './outbox.ts';
import { keptFlag } from './keptFlag.ts';

const DAY_MS = 24 * 3_600_000;

const kept = (idempotencyKey: string, formId = 'form', name = 'Ada'): KeptSubmission => ({
  formId,
  values: { name },
  request: { revisionId: 'r', idempotencyKey, answers: { name } },
});
const keysOf = (found: readonly KeptSubmission[]) => found.map(({ request }) => request.idempotencyKey);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('D-183 submissions are kept by key; the newer one replaces the older', async () => {
  expect(await keep(kept('key-1'))).toBe(true);
  expect(await keep(kept('key-2'))).toBe(true);
  expect(await keep(kept('key-1', 'form', 'Grace'))).toBe(true);
  expect(await findKept('form')).toMatchObject([kept('key-1', 'form', 'Grace'), kept('key-2')]);
  expect(await findKept('another form')).toEqual([]);
});

test('D-183 the mark stays until the last submission of its form is forgotten', async () => {
  await keep(kept('key-1'));
  await keep(kept('key-2'));
  await keep(kept('key-3', 'another form'));
  await forget('form', 'key-1');
  expect(keptFlag.isSet('outbox', 'form')).toBe(true);
  await forget('form', 'key-2');
  expect([keptFlag.isSet('outbox', 'form'), keptFlag.isSet('outbox', 'another form')]).toEqual([false, true]);
});

test('EMBED-068 answers that nobody came back to send are gone after a week, of every form', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keep(kept('old'));
  await keep(kept('other', 'another form'));
  vi.setSystemTime(Date.now() + 6 * DAY_MS);
  await keep(kept('young'));
  expect(keysOf(await findKept('form'))).toEqual(['old', 'young']);
  vi.setSystemTime(Date.now() + 1.1 * DAY_MS);
  expect(keysOf(await findKept('form'))).toEqual(['young']);
  vi.setSystemTime(Date.now() - 7 * DAY_MS);
  expect(await findKept('another form')).toEqual([]);
});

const fail = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

test.each([
  ['there is no storage', () => vi.stubGlobal('indexedDB', undefined)],
  ['it cannot be opened', () => vi.spyOn(indexedDB, 'open').mockImplementation(fail)],
  ['it is full', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail)],
])('D-183 where %s nothing is kept, marked or thrown', async (_title, breakStorage) => {
  breakStorage();
  expect(await keep(kept('key-1'))).toBe(false);
  expect([await findKept('form'), keptFlag.isSet('outbox', 'form')]).toEqual([[], false]);
  await expect(forget('form', 'key-1')).resolves.toBeUndefined();
});

const keepOne = () => keep(kept('key-1'));

test.each([
  ['opened', () => vi.spyOn(indexedDB, 'open'), keepOne, false],
  ['written', () => vi.spyOn(IDBObjectStore.prototype, 'put'), keepOne, false],
  ['read', () => vi.spyOn(IDBObjectStore.prototype, 'getAll'), () => findKept('form'), []],
])(
  'D-183 storage that is %s and never answers is given up after a moment',
  async (_step, silence, act, result) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    silence().mockReturnValue(new EventTarget() as never);
    const settled = vi.fn<(result: unknown) => void>();
    void act().then(settled);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled).toHaveBeenCalledWith(result);
  },
);

test('D-183 without marks the outbox is kept all the same', async () => {
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
  expect(await keep(kept('key-1'))).toBe(true);
  expect(keptFlag.isSet('outbox', 'form')).toBe(false);
  await forget('form', 'key-1');
  expect(await findKept('form')).toEqual([]);
});
