import type { SubmissionRequest } from '../model/rendering.ts';
import { outboxMark } from './outboxMark.ts';

/** A submission on its way: kept in the browser until the server has answered (D-183), for a week at most. */
export interface KeptSubmission {
  formId: string;
  request: SubmissionRequest;
  /** What stood in the fields, to be put back when the server refuses it. */
  values: Readonly<Record<string, unknown>>;
}

const DATABASE = 'form-embed';
const STORE = 'outbox';
/** How long answers are kept that nobody came back to send, in milliseconds: others may use this browser, too. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

/** As it stands in the store. */
interface Entry extends KeptSubmission {
  /** When it was last kept, in milliseconds since 1970. */
  keptAt: number;
}

/** Keeps a submission, in place of one under the same key. False where the browser lets nothing be kept. */
export async function keep(kept: KeptSubmission): Promise<boolean> {
  const entry: Entry = { ...kept, keptAt: Date.now() };
  const isKept = await inStore('readwrite', (store) => store.put(entry, kept.request.idempotencyKey));
  if (isKept !== FAILED) outboxMark.set(kept.formId);
  return isKept !== FAILED;
}

/** Forgets a submission that the server has answered. */
export async function forget(formId: string, idempotencyKey: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(idempotencyKey));
  if ((await findKept(formId)).length === 0) outboxMark.clear(formId);
}

/** The submissions of a form that nobody has heard back about. What is too old goes, of every form. */
export async function findKept(formId: string): Promise<KeptSubmission[]> {
  const all = await inStore<Entry[]>('readonly', (store) => store.getAll());
  if (all === FAILED) return [];
  const isOld = ({ keptAt }: Entry): boolean => keptAt < Date.now() - KEPT_FOR_MS;
  for (const { request } of all.filter(isOld))
    await inStore('readwrite', (store) => store.delete(request.idempotencyKey));
  return all.filter((entry) => entry.formId === formId && !isOld(entry));
}

const FAILED = Symbol('failed');

/** Storage can be blocked, broken or full at any step; the form works on without it. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | typeof FAILED> {
  try {
    const database = await settle(openDatabase());
    try {
      const transaction = database.transaction(STORE, mode);
      const result = await settle(act(transaction.objectStore(STORE)));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
        // An open transaction whose request has ended commits by itself.
        transaction.commit();
      });
      return result;
    } finally {
      database.close();
    }
  } catch {
    return FAILED;
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return request;
}

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
