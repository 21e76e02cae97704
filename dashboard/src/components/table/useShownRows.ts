import { useDeferredValue } from 'react';

/** Rows of a first frame, more than fit on most screens. */
const FIRST_ROWS = 24;

/**
 * Renders the rows that are seen first at once and the others behind their frame, so that a long list does not keep its
 * screen waiting.
 *
 * @param first Rows that fill the view; those of most screens if it is left out.
 * @returns the number of rows to render now.
 */
export function useShownRows(count: number, first = FIRST_ROWS): number {
  const late = useDeferredValue(count, 0);
  return Math.min(count, Math.max(first, late));
}
