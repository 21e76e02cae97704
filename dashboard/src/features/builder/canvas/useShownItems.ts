import { startTransition, useEffect, useState } from 'react';
import { isGroup, treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Fields rendered at once when the builder opens: more than most screens show. */
const FIRST_FIELDS = 20;
/** Fields added in one step afterwards; the screen answers between two steps. */
const STEP = 30;

/**
 * Returns how many items of each page are rendered, from the first page on. A large form opens with what its first
 * screen shows; the rest follows in transitions, so that opening does not wait for two hundred fields. Pages without
 * an entry are not rendered yet; once all are, nothing is limited any more.
 */
export function useShownItems(builder: BuilderCore): ReadonlyMap<string, number> | null {
  const [most, setMost] = useState(FIRST_FIELDS);
  const { pages, fields } = treeOf(definitionOf(builder.get()));
  useEffect(() => {
    if (most === Infinity) return;
    startTransition(() => setMost(most + STEP < fields.length ? most + STEP : Infinity));
  }, [most, fields]);
  if (most === Infinity) return null;
  const shown = new Map<string, number>();
  let left = most;
  for (const { id, items } of pages) {
    if (left <= 0) break;
    let count = 0;
    for (const item of items) {
      if (left <= 0) break;
      left -= isGroup(item) ? item.items.length + 1 : 1;
      count += 1;
    }
    shown.set(id, count);
    left -= 1;
  }
  return shown;
}
