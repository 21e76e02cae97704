/** Which fields are selected, as pure functions over the order of the form. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range begins. */
  anchor: string | null;
  /** The field the keyboard is at; it may be outside of the selection. */
  active: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null, active: null };

/** One field, at which the keyboard is and a range begins. */
export const selectOnly = (fieldId: string): Selection => ({
  ids: new Set([fieldId]),
  anchor: fieldId,
  active: fieldId,
});

/** Adds a field, or takes it out again. */
export function toggleField(selection: Selection, fieldId: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(fieldId)) ids.add(fieldId);
  return { ids, anchor: fieldId, active: fieldId };
}

/** Everything from the anchor to a field; what was selected before is left. */
export function extendTo(selection: Selection, order: readonly string[], fieldId: string): Selection {
  const to = order.indexOf(fieldId);
  if (to < 0) return selection;
  const anchored = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const from = anchored < 0 ? to : anchored;
  const ids = new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1));
  return { ids, anchor: order[from] ?? null, active: fieldId };
}

/** All fields; the keyboard stays where it is. */
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

/** Nothing; the keyboard stays where it is. */
export const selectNothing = (selection: Selection): Selection =>
  selection.ids.size === 0 ? selection : { ids: new Set(), anchor: null, active: selection.active };

/** Without fields that are gone; the same object when all of them are there. */
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

/** The field that takes the place of removed ones under the keyboard: the next one, else the one before. */
export function neighbourOf(order: readonly string[], removed: ReadonlySet<string>): string | null {
  const last = order.findLastIndex((fieldId) => removed.has(fieldId));
  const next = order.slice(last + 1).find((fieldId) => !removed.has(fieldId));
  return next ?? order.slice(0, Math.max(last, 0)).findLast((fieldId) => !removed.has(fieldId)) ?? null;
}
