import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { BoardColumn } from './boardColumns.ts';
import type { BoardMemory } from './boardMemory.ts';

/** Actions and state that the columns of a board share. */
export interface BoardActions {
  columns: readonly BoardColumn[];
  onOpen(id: string): void;
  /** Moves a submission between two columns; absent for somebody who only reads. */
  move: ((row: InboxRow, from: number, to: number) => void) | undefined;
  memory: BoardMemory;
}
