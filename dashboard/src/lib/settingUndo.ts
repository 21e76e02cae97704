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

/** An Undo on screen. */
interface OfferedUndo {
  toast: string;
  scope: string;
  /** The list that it is about; null for other settings. */
  list: unknown;
  /** The changes that it takes back, the oldest first. */
  changes: readonly Record<'before' | 'after', object>[];
  isLeft(): boolean;
}

const offered = new Set<OfferedUndo>();

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
  withdraw((one) => one.scope === scope && !one.isLeft());
  if (!change) return toastSuccess(message, t`Saved`);
  const { before, after, now, save } = change;
  const [name] = names;
  const list = name && names.length === 1 && Array.isArray(after[name]) ? name : null;
  const earlier = list && [...offered].find((one) => one.scope === scope && one.list === list);
  const changes = [...(earlier ? earlier.changes : []), { before, after }] as Record<
    'before' | 'after',
    Settings
  >[];
  withdraw((one) => one === earlier);
  const findBack = (): Partial<Settings> => {
    const stored = now() ?? after;
    const back = { ...stored };
    for (const one of changes.toReversed()) Object.assign(back, changesBack(names, { ...one, now: back }));
    return changesBack(names, { before: back, after: stored, now: stored });
  };
  const undo = async (): Promise<void> => {
    await save(findBack());
    withdraw((one) => one.scope === scope && !one.isLeft());
  };
  const own: OfferedUndo = {
    toast: toastSaved(message, {
      title: plural(changes.length, { one: 'Saved', other: '# changes saved' }),
      undo,
      onClose: () => offered.delete(own),
    }),
    scope,
    list,
    changes,
    isLeft: () => Object.keys(findBack()).length > 0,
  };
  offered.add(own);
}

function withdraw(isOver: (undo: OfferedUndo) => boolean): void {
  for (const undo of offered) {
    if (!isOver(undo)) continue;
    offered.delete(undo);
    hideToast(undo.toast);
  }
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
