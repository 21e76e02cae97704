import { useState } from 'react';
import { toFilterParams, withoutFilters, type InboxQuery } from './inboxQuery.ts';
import { countSelected, deselect, NOTHING_SELECTED, toggle, toggleAll } from './selection.ts';

/** What is selected. Another search lets go of it: nobody acts on what he no longer sees. */
export function useInboxSelection(query: InboxQuery, loadedIds: readonly string[], total: number | null) {
  const [state, setState] = useState(NOTHING_SELECTED);
  const filter = toFilterParams(query).toString();
  const [last, setLast] = useState(filter);
  if (last !== filter) {
    setLast(filter);
    setState(NOTHING_SELECTED);
  }
  return {
    state,
    /** How many are selected; null while everything is and its number is not known. */
    count: countSelected(state, total),
    toggle: (id: string, isRange: boolean) => setState(toggle(state, id, loadedIds, isRange)),
    toggleAll: () => setState(toggleAll(state)),
    clear: () => setState(NOTHING_SELECTED),
    /** A row leaves the list. */
    leave: (id: string) => setState((before) => deselect(before, id)),
    /** Only these stay selected. */
    keep: (ids: readonly string[]) => setState({ ...NOTHING_SELECTED, ids: new Set(ids) }),
    cleared: withoutFilters(query),
  };
}

export type InboxSelection = ReturnType<typeof useInboxSelection>;
