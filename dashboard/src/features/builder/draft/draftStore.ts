import type { FormDocument } from '../definition/formDocument.ts';
import type { Upgrade } from '../definition/loadUpgrade.ts';

/** Age at which abandoned drafts are removed: thirty days, in ms. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Unsaved work in the browser's storage (BUILD-048). */
export interface Draft {
  /** Title, description, fields and custom styles. */
  document: FormDocument;
  logoUrl: string | null;
  folderId: string | null;
  /** The form's version before the edit (D-66); `null` for a new form. */
  version: number | null;
  /** The page that wrote it: two tabs have two drafts. */
  writer: string;
  savedAt: number;
}

/** The part of `localStorage` that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft key combines the user and the form, or the temporary id of a new one (BUILD-047). */
export const draftKey = (userId: string, formOrTemporaryId: string): string =>
  `draft:${userId}:${formOrTemporaryId}`;

/** Returns a new form's temporary id, one per user and folder until it is saved (D-66). */
export function temporaryId(storage: DraftStorage, userId: string, folderId: string | null): string {
  const key = `draft-id:${userId}:${folderId ?? ''}`;
  const known = storage.getItem(key);
  if (known) return known;
  const id = `new-${crypto.randomUUID()}`;
  storage.setItem(key, id);
  return id;
}

/** The next new form in this place is another one. */
export const forgetTemporaryId = (storage: DraftStorage, userId: string, folderId: string | null): void =>
  storage.removeItem(`draft-id:${userId}:${folderId ?? ''}`);

/** Reads the drafts under a key, validated, by the page that wrote them. */
function readStored(storage: DraftStorage, key: string): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}

/** Reads all drafts of a form, newest first, upgraded. Leaves out unreadable ones. */
export function readDrafts(storage: DraftStorage, key: string, upgrade: Upgrade): Draft[] {
  return Object.values(readStored(storage, key))
    .flatMap((draft) => {
      try {
        const definition = upgrade(draft.document.definition);
        // Drops the addresses of older drafts, which the form's settings hold now (decision 170).
        return [{ ...draft, document: { definition } }];
      } catch {
        return [];
      }
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/**
 * Stores a draft beside those of other tabs. Replaces the draft it began with, unless that one's page has
 * written again.
 *
 * @throws when the browser stores nothing, e.g. because its storage is full or turned off.
 */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft, begunWith: Draft | null): void {
  const drafts = Object.entries(readStored(storage, key)).filter(
    ([writer, other]) =>
      writer !== draft.writer &&
      draft.savedAt - other.savedAt < MAX_AGE_MS &&
      !(begunWith && writer === begunWith.writer && other.savedAt === begunWith.savedAt),
  );
  storage.setItem(key, JSON.stringify({ ...Object.fromEntries(drafts), [draft.writer]: draft }));
}

/** Removes the draft of one page, and the one it began with; those of other tabs remain. */
export function removeDraft(
  storage: DraftStorage,
  key: string,
  writer: string,
  begunWith: Draft | null,
): void {
  const drafts = readStored(storage, key);
  delete drafts[writer];
  if (begunWith && drafts[begunWith.writer]?.savedAt === begunWith.savedAt) delete drafts[begunWith.writer];
  if (Object.keys(drafts).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(drafts));
}

/** The writers of drafts in a key's value, as a `storage` event brings it. */
export function writersIn(value: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(value ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.keys(stored) : [];
  } catch {
    return [];
  }
}
