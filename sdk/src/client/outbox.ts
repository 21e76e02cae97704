import type { SubmissionRequest } from '../model/rendering.ts';
import { keptFlag } from './keptFlag.ts';

/** A submission that the browser keeps until the server has answered (D-183), for a week at most. */
export interface KeptSubmission {
  formId: string;
  request: SubmissionRequest;
  /** Raw values of the fields, restored when the server refuses the submission. */
  values: Readonly<Record<string, unknown>>;
  /** Page that the visitor had come to, in a form with pages; null is the review. */
  at?: string | null;
}

const DATABASE = 'form-embed';
const STORE = 'outbox';
/** Retention (ms) of submissions that were never sent, because others may use the same browser. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;
/**
 * Longest wait (ms) for an answer of IndexedDB, which usually takes some milliseconds. Browsers leave requests without
 * any at times, Safari after a navigation for example, and the visitor waits for what comes after.
 */
const ANSWERS_WITHIN_MS = 2_000;

/** A record of the object store. */
interface Entry extends KeptSubmission {
  /** Time of the last write, in ms since 1970. */
  keptAt: number;
}

/** Stores a submission, replacing one with the same key. Returns false where storage fails. */
export async function keep(kept: KeptSubmission): Promise<boolean> {
  const entry: Entry = { ...kept, keptAt: Date.now() };
  const isKept = await inStore('readwrite', (store) => store.put(entry, kept.request.idempotencyKey));
  if (isKept !== FAILED) keptFlag.set('outbox', kept.formId);
  return isKept !== FAILED;
}

/** Removes a submission that the server has answered. */
export async function forget(formId: string, idempotencyKey: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(idempotencyKey));
  if ((await findKept(formId)).length === 0) keptFlag.clear('outbox', formId);
}

/** Returns a form's unanswered submissions. Removes those of every form that are too old. */
export async function findKept(formId: string): Promise<KeptSubmission[]> {
  const all = await inStore<Entry[]>('readonly', (store) => store.getAll());
  if (all === FAILED) return [];
  const isOld = ({ keptAt }: Entry): boolean => keptAt < Date.now() - KEPT_FOR_MS;
  for (const { request } of all.filter(isOld))
    await inStore('readwrite', (store) => store.delete(request.idempotencyKey));
  return all.filter((entry) => entry.formId === formId && !isOld(entry));
}

const FAILED = Symbol('failed');

/** Returns FAILED when storage is blocked, broken, full or silent at any step; the form works without it. */
const inStore = <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | typeof FAILED> =>
  Promise.race([
    transact(mode, act).catch((): typeof FAILED => FAILED),
    new Promise<typeof FAILED>((resolve) => {
      setTimeout(resolve, ANSWERS_WITHIN_MS, FAILED);
    }),
  ]);

async function transact<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await settle(openDatabase());
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await settle(act(transaction.objectStore(STORE)));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      // Otherwise the browser commits it some time later.
      transaction.commit();
    });
    return result;
  } finally {
    database.close();
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
