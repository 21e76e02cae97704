import { useState } from 'react';
import {
  functionalUpdate,
  type RowSelectionState,
  type Updater,
} from '../../../components/table/useDataTable.ts';
import { toFilterParams, withoutFilters, type InboxQuery } from './inboxQuery.ts';

/** Selected rows by id, or everything that matches, also what is not loaded (D-112). */
interface Selection {
  isAll: boolean;
  ids: RowSelectionState;
}

const NOTHING: Selection = { isAll: false, ids: {} };

const toIds = (ids: Iterable<string>): RowSelectionState =>
  Object.fromEntries([...ids].map((id) => [id, true as const]));

/** Drops selected rows that left the list: nobody acts on rows they no longer see. */
function keepLoaded(selection: Selection, loaded: readonly string[]): Selection {
  const there = new Set(loaded);
  const ids = Object.keys(selection.ids);
  const kept = ids.filter((id) => there.has(id));
  return kept.length === ids.length ? selection : { ...selection, ids: toIds(kept) };
}

/**
 * The selection of the inbox. Another search clears it.
 * @param loaded the ids of the list; null while there is none.
 */
export function useInboxSelection(query: InboxQuery, loaded: readonly string[] | null, total: number | null) {
  const [state, setState] = useState(NOTHING);
  const filter = toFilterParams(query).toString();
  const [last, setLast] = useState(filter);
  if (last !== filter) {
    setLast(filter);
    setState(NOTHING);
  }
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    if (loaded) setState((before) => keepLoaded(before, loaded));
  }
  const shown = ({ isAll, ids }: Selection): RowSelectionState => (isAll ? toIds(loaded ?? []) : ids);
  const rowSelection = shown(state);
  return {
    /** True while everything that matches is selected, also what is not loaded. */
    isAll: state.isAll,
    /** The selected rows among those that are loaded. */
    rowSelection,
    ids: Object.keys(rowSelection),
    /** Number of selected rows; null while all are selected and their number is unknown. */
    count: state.isAll ? total : Object.keys(state.ids).length,
    /** Changes single rows, which clears the select-all flag (SUBM-026). */
    change: (updater: Updater<RowSelectionState>) =>
      setState((before) => ({ isAll: false, ids: functionalUpdate(updater, shown(before)) })),
    toggleAll: () => setState((before) => (before.isAll ? NOTHING : { isAll: true, ids: {} })),
    clear: () => setState(NOTHING),
    /** Selects only these. */
    keep: (ids: readonly string[]) => setState({ isAll: false, ids: toIds(ids) }),
    cleared: withoutFilters(query),
  };
}

export type InboxSelection = ReturnType<typeof useInboxSelection>;
