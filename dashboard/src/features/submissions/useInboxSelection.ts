import { useState } from 'react';
import { toFilterParams, withoutFilters, type InboxQuery } from './inboxQuery.ts';
import { countSelected, keepLoaded, NOTHING_SELECTED, toggle, toggleAll } from './selection.ts';

/**
 * What is selected. Another search lets go of it, and so does who takes a row away: nobody acts on what he no longer
 * sees.
 * @param loaded the ids of the list; null while there is none.
 */
export function useInboxSelection(query: InboxQuery, loaded: readonly string[] | null, total: number | null) {
  const [state, setState] = useState(NOTHING_SELECTED);
  const filter = toFilterParams(query).toString();
  const [last, setLast] = useState(filter);
  if (last !== filter) {
    setLast(filter);
    setState(NOTHING_SELECTED);
  }
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    if (loaded) setState((before) => keepLoaded(before, loaded));
  }
  return {
    state,
    /** How many are selected; null while everything is and its number is not known. */
    count: countSelected(state, total),
    toggle: (id: string, isRange: boolean) => setState(toggle(state, id, loaded ?? [], isRange)),
    toggleAll: () => setState(toggleAll(state)),
    clear: () => setState(NOTHING_SELECTED),
    /** Only these stay selected. */
    keep: (ids: readonly string[]) => setState({ ...NOTHING_SELECTED, ids: new Set(ids) }),
    cleared: withoutFilters(query),
  };
}

export type InboxSelection = ReturnType<typeof useInboxSelection>;
