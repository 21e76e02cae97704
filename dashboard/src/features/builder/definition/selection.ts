/** Selected fields, and pure functions over the order of the form. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Start of a range. */
  anchor: string | null;
  /** The field the keyboard is at; it may be outside of the selection. */
  active: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null, active: null };

/** Selects one field, which gets the keyboard and starts a range. */
export const selectOnly = (fieldId: string): Selection => ({
  ids: new Set([fieldId]),
  anchor: fieldId,
  active: fieldId,
});

/** Adds a field, or removes it again. */
export function toggleField(selection: Selection, fieldId: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(fieldId)) ids.add(fieldId);
  return { ids, anchor: fieldId, active: fieldId };
}

/** Selects all from the anchor to a field, in place of the previous selection. */
export function extendTo(selection: Selection, order: readonly string[], fieldId: string): Selection {
  const to = order.indexOf(fieldId);
  if (to < 0) return selection;
  const anchored = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const from = anchored < 0 ? to : anchored;
  const ids = new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1));
  return { ids, anchor: order[from] ?? null, active: fieldId };
}

/** Selects all fields; the keyboard does not move. */
export const selectAll = (selection: Selection, order: readonly string[]): Selection => ({
  ids: new Set(order),
  anchor: order[0] ?? null,
  active: selection.active ?? order[0] ?? null,
});

/** Several fields at once, e.g. those that were just pasted. */
export const selectThese = (fieldIds: readonly string[]): Selection => ({
  ids: new Set(fieldIds),
  anchor: fieldIds[0] ?? null,
  active: fieldIds.at(-1) ?? null,
});

/** Selects nothing; the keyboard does not move. */
export const selectNothing = (selection: Selection): Selection =>
  selection.ids.size === 0 ? selection : { ids: new Set(), anchor: null, active: selection.active };

/** Drops fields that no longer exist; returns the same object when all do. */
export function keepExisting(selection: Selection, order: readonly string[]): Selection {
  const there = new Set(order);
  const isGone = (fieldId: string | null): boolean => fieldId !== null && !there.has(fieldId);
  const { ids, anchor, active } = selection;
  if (![...ids, anchor, active].some(isGone)) return selection;
  return {
    ids: new Set([...ids].filter((fieldId) => there.has(fieldId))),
    anchor: isGone(anchor) ? null : anchor,
    active: isGone(active) ? null : active,
  };
}

/** Returns the field that gets the keyboard after a removal: the next one, else the one before. */
export function neighbourOf(order: readonly string[], removed: ReadonlySet<string>): string | null {
  const last = order.findLastIndex((fieldId) => removed.has(fieldId));
  const next = order.slice(last + 1).find((fieldId) => !removed.has(fieldId));
  return next ?? order.slice(0, Math.max(last, 0)).findLast((fieldId) => !removed.has(fieldId)) ?? null;
}
