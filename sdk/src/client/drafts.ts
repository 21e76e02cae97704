import type { KnownPage } from '../model/public/publicForm.ts';
import { keptFlag } from './keptFlag.ts';
import { toJson } from './toJson.ts';

/** Answers that a visitor has entered and not sent. */
export interface Draft {
  /** Raw values by field id, each with its field's type. */
  fields: Readonly<Record<string, readonly [type: string, value: unknown]>>;
  /** Page that the visitor had come to; null is the review. */
  at?: string | null | undefined;
  /** What the server answered of the way, by page. */
  known?: Readonly<Record<string, KnownPage>> | undefined;
}

/** A draft that this page alone continues. */
export interface HeldDraft extends Draft {
  /** Idempotency key of the submission that it becomes. */
  key: string;
}

/** Retention (ms) of drafts, the same as of submissions in the outbox: others may use the same browser. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;
/** Time (ms) that the page before may need to let go of its draft. */
const RELEASE_MS = 500;

const PREFIX = 'form-embed:draft:';
const prefixOf = (formId: string): string => `${PREFIX}${formId}:`;

/** Stores the draft of this tab, under the key of the submission it becomes. Without storage, does nothing. */
export function writeDraft(formId: string, key: string, draft: Draft): void {
  try {
    localStorage.setItem(prefixOf(formId) + key, toJson({ ...draft, keptAt: Date.now() }));
    sessionStorage.setItem(PREFIX + formId, key);
    keptFlag.set('draft', formId);
  } catch {
    // Storage is blocked or full.
  }
}

/** Removes a draft that was sent, or that the visitor gave up. */
export function removeDraft(formId: string, key: string): void {
  try {
    localStorage.removeItem(prefixOf(formId) + key);
    if (sessionStorage.getItem(PREFIX + formId) === key) sessionStorage.removeItem(PREFIX + formId);
    if (!findDrafts(formId)[0]) keptFlag.clear('draft', formId);
  } catch {
    // Nothing was stored.
  }
}

interface Stored extends HeldDraft {
  /** Time of the last write, in ms since 1970. */
  keptAt: number;
}

/** Returns the drafts of a form, the newest first. Removes those of every form that are too old. */
function findDrafts(formId: string): Stored[] {
  const found: Stored[] = [];
  for (const name of Object.keys(localStorage).filter((one) => /^form-embed:draft:.*:/.test(one))) {
    const draft = JSON.parse(localStorage.getItem(name) ?? '{}') as Stored;
    if (!(draft.keptAt > Date.now() - KEPT_FOR_MS)) localStorage.removeItem(name);
    else if (name.startsWith(prefixOf(formId)))
      found.push({ ...draft, key: name.slice(prefixOf(formId).length) });
  }
  return found.toSorted((one, other) => other.keptAt - one.keptAt);
}

/**
 * Returns the draft that this tab had, else the newest that no other tab holds; null if there is none. It is
 * held until `release` is called.
 * @param unsent keys of submissions in the outbox, which go before drafts of other tabs
 */
export async function takeDraft(
  formId: string,
  unsent: readonly string[],
): Promise<{ draft: HeldDraft; release: Release } | null> {
  try {
    const all = findDrafts(formId);
    if (!all[0]) keptFlag.clear('draft', formId);
    const own = sessionStorage.getItem(PREFIX + formId);
    const drafts = all
      .filter(({ key }) => !unsent.includes(key) && (!unsent[0] || key === own))
      .toSorted((one, other) => +(other.key === own) - +(one.key === own));
    for (const draft of drafts) {
      const release = await holdDraft(draft.key, draft.key === own ? RELEASE_MS : 0);
      if (release) return { draft, release };
    }
  } catch {
    // Storage is blocked.
  }
  return null;
}

export type Release = () => void;

/**
 * Holds a draft as long as this page lives, so that no other tab continues it. Returns null if another one
 * does, also after a time (ms). Without locks, which plain http lacks, only the tab that had the draft holds
 * it: its session storage says which.
 */
export async function holdDraft(key: string, waitMs: number): Promise<Release | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return waitMs ? () => undefined : null;
  const options = waitMs ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const held = locks.request(PREFIX + key, options, (lock) =>
      lock ? new Promise<void>(resolve) : resolve(null),
    );
    held.catch(() => resolve(null));
  });
}
