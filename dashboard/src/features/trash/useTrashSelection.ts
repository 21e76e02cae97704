import { useState } from 'react';
import type { SubmissionSelection } from '@inlay/api/contract';
import { toTrashFilter } from './api/trash.ts';

export interface TrashSelection {
  count: number;
  /** Whether nothing is left to select. */
  isAll: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  selectAll(): void;
  clear(): void;
  /** Selects only these: rows that a change did not reach (D-118). */
  keep(ids: readonly string[]): void;
  /** The selection in the server's form. */
  submissions: SubmissionSelection;
}

/**
 * Rows by id, or all matches of the search, loaded or not (D-118). Deselecting one of all leaves the loaded
 * ones selected (SUBM-026).
 */
export function useTrashSelection(
  rows: readonly { id: string }[],
  total: number,
  search: string,
): TrashSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [allOf, setAllOf] = useState<string | null>(null);
  // Another search means other rows.
  const isAll = allOf === search;
  const loaded = rows.map(({ id }) => id);
  const shown = isAll ? loaded : loaded.filter((id) => chosen.has(id));
  const has = (id: string): boolean => isAll || chosen.has(id);
  const isEverythingLoaded = rows.length >= total;
  const keep = (ids: readonly string[]): void => {
    setAllOf(null);
    setChosen(new Set(ids));
  };
  return {
    count: isAll ? total : shown.length,
    isAll: isAll || (total > 0 && shown.length === total),
    has,
    toggle: (id) => keep(has(id) ? shown.filter((one) => one !== id) : [...shown, id]),
    selectAll: () => setAllOf(search),
    clear: () => keep([]),
    keep,
    submissions: isAll && !isEverythingLoaded ? { filter: toTrashFilter(search) } : { ids: shown },
  };
}
