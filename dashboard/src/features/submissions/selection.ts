/** What is selected: rows by their ids, or everything that matches, also what is not loaded (D-112). */
export interface Selection {
  isAll: boolean;
  ids: ReadonlySet<string>;
  /** Where a range begins. */
  anchorId: string | null;
}

export const NOTHING_SELECTED: Selection = { isAll: false, ids: new Set(), anchorId: null };

export const isSelected = ({ isAll, ids }: Selection, id: string): boolean => isAll || ids.has(id);

/**
 * Selects a row or takes it out; with `isRange`, all between the row before and this one. It clears the
 * select-all flag (SUBM-026): what stays selected then is what is loaded.
 */
export function toggle(
  selection: Selection,
  id: string,
  loaded: readonly string[],
  isRange = false,
): Selection {
  const ids = new Set(selection.isAll ? loaded : selection.ids);
  const [from, to] = [loaded.indexOf(selection.anchorId ?? ''), loaded.indexOf(id)];
  if (isRange && from >= 0 && to >= 0) {
    for (const one of loaded.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(one);
  } else if (ids.has(id)) ids.delete(id);
  else ids.add(id);
  return { isAll: false, ids, anchorId: id };
}

/** What has left the list is selected no more: nobody acts on what he no longer sees. */
export function keepLoaded(selection: Selection, loaded: readonly string[]): Selection {
  const there = new Set(loaded);
  const ids = [...selection.ids].filter((id) => there.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}

/** Everything that matches, or nothing. */
export const toggleAll = (selection: Selection): Selection =>
  selection.isAll ? NOTHING_SELECTED : { isAll: true, ids: new Set(), anchorId: null };

/** How many; `null` while the number of matches is not known. */
export const countSelected = ({ isAll, ids }: Selection, total: number | null): number | null =>
  isAll ? total : ids.size;
