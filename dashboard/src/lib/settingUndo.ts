import { plural, t } from '@lingui/core/macro';
import { hideToast, toastSaved, toastSuccess } from './toasts.tsx';

/** A stored change of settings. */
interface StoredChange<Settings extends object> {
  before: Settings;
  after: Settings;
  /** Returns what is stored when it is asked. */
  now(): Settings | undefined;
  save(changes: Partial<Settings>): Promise<unknown>;
}

/** A setting before and after a change. */
interface Change {
  before: object;
  after: object;
}

/** An Undo on screen. */
interface OfferedUndo {
  scope: string;
  /** The list that it is about; null for other settings. */
  list: string | null;
  /** The changes that it takes back, the oldest first. */
  changes: readonly Change[];
  isLeft(): boolean;
}

/** The Undos on screen, by their toast. */
const offered = new Map<string, OfferedUndo>();

/**
 * Announces a stored change of settings, with an Undo that leaves later changes alone (decision 170). Changes of one
 * list share a toast while it is on screen, and its Undo takes them all back. Withdraws each Undo of which later
 * changes have left nothing.
 * @param scope what is stored together
 * @param names the settings that the change names
 * @param change null for one that cannot be undone
 */
export function announceChange<Settings extends object>(
  message: string,
  { scope, names }: { scope: string; names: readonly (keyof Settings)[] },
  change: StoredChange<Settings> | null,
): void {
  withdrawReplaced(scope);
  if (!change) return toastSuccess(message, t`Saved`);
  const { before, after, now, save } = change;
  const list = names.length === 1 && names.every((name) => Array.isArray(after[name])) ? String(names[0]) : null;
  const changes = [...takeOver(scope, list), { before, after }] as { before: Settings; after: Settings }[];
  const findBack = (): Partial<Settings> => {
    const stored = now() ?? after;
    const back = changes.reduceRight(
      (left, one) => ({ ...left, ...changesBack(names, { ...one, now: left }) }),
      stored,
    );
    const changed = names.filter((name) => !isSame(back[name], stored[name]));
    return Object.fromEntries(changed.map((name) => [name, back[name]])) as Partial<Settings>;
  };
  const undo = async (): Promise<void> => {
    await save(findBack());
    withdrawReplaced(scope);
  };
  const title = plural(changes.length, { one: 'Saved', other: '# changes saved' });
  const id = toastSaved(message, { title, undo, onClose: () => offered.delete(id) });
  offered.set(id, { scope, list, changes, isLeft: () => Object.keys(findBack()).length > 0 });
}

/** Ends the toast about a list, and returns the changes that the next one takes back as well. */
function takeOver(scope: string, list: string | null): readonly Change[] {
  if (list === null) return [];
  const [id, undo] = [...offered].find(([, one]) => one.scope === scope && one.list === list) ?? [];
  if (id === undefined || !undo) return [];
  hideToast(id);
  offered.delete(id);
  return undo.changes;
}

function withdrawReplaced(scope: string): void {
  for (const [id, undo] of offered) if (undo.scope === scope && !undo.isLeft()) hideToast(id);
}

/** Returns what has to be saved to take a change back, without what has been changed again since. */
export function changesBack<Settings extends object>(
  names: readonly (keyof Settings)[],
  { before, after, now }: Record<'before' | 'after' | 'now', Settings>,
): Partial<Settings> {
  const restored = names.map((name) => [name, takeBack(before[name], after[name], now[name])] as const);
  return Object.fromEntries(
    restored.filter(([name, value]) => !isSame(value, now[name])),
  ) as Partial<Settings>;
}

/** Lists lose what the change added and regain what it removed; the parts of an object are judged each. */
function takeBack(before: unknown, after: unknown, now: unknown): unknown {
  if (isSame(before, after)) return now;
  if (isSame(now, after)) return before;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    const kept = now.filter((one) => before.includes(one) || !after.includes(one));
    return [...kept, ...before.filter((one) => !after.includes(one) && !now.includes(one))];
  }
  if (!isRecord(before) || !isRecord(after) || !isRecord(now)) return now;
  const names = Object.keys({ ...now, ...before });
  return Object.fromEntries(names.map((name) => [name, takeBack(before[name], after[name], now[name])]));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
