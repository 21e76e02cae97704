import type { InboxRow } from '../inbox/useInboxRows.ts';

/** State that the columns of a board share without rendering. */
export interface BoardMemory {
  /** Remembers the rows that a column shows. */
  remember(rows: readonly InboxRow[], column: number): void;
  find(id: string): { row: InboxRow; column: number } | undefined;
  /** Has a card take the focus once it is drawn in its new column. */
  focusNext(id: string): void;
  /** Returns, once, whether the card takes the focus. */
  takesFocus(id: string): boolean;
}

export function createBoardMemory(): BoardMemory {
  const known = new Map<string, { row: InboxRow; column: number }>();
  let focused: string | null = null;
  return {
    remember(rows, column) {
      for (const row of rows) known.set(row.id, { row, column });
    },
    find: (id) => known.get(id),
    focusNext(id) {
      focused = id;
    },
    takesFocus(id) {
      if (focused !== id) return false;
      focused = null;
      return true;
    },
  };
}
