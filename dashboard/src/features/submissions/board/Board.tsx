import { t } from '@lingui/core/macro';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useShowIn } from '../api/submissions.ts';
import type { InboxQuery } from '../inbox/inboxQuery.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { WorkStatus } from '../work/states.ts';
import { useWorkChoices } from '../work/workChoices.ts';
import { BoardColumn } from './BoardColumn.tsx';
import classes from './board.module.css';
import { listColumns } from './boardColumns.ts';
import { createBoardMemory } from './boardMemory.ts';
import type { BoardActions } from './boardActions.ts';

interface BoardProps {
  query: InboxQuery;
  openId: string | null;
  onOpen(id: string): void;
  /** Absent for somebody who only reads. */
  onStatus: ((row: InboxRow, status: WorkStatus) => void) | undefined;
}

/** A column for each status; cards are moved by dragging, by Alt with the arrow keys, or by a menu (SUBM-083). */
export function Board({ query, openId, onOpen, onStatus }: BoardProps) {
  const { data: choices } = useWorkChoices(query.formId);
  const columns = useMemo(() => listColumns(query, choices?.statuses ?? []), [query, choices]);
  const [memory] = useState(createBoardMemory);
  const showIn = useShowIn();
  const move = useCallbackRef((row: InboxRow, from: number, to: number): void => {
    const [source, target] = [columns[from], columns[to]];
    if (!source || !target || from === to || !onStatus) return;
    const { state, status } = target.status;
    showIn({ row: { ...row, state, status }, from: source.query, to: target.query });
    onStatus(row, target.status);
  });
  const open = useCallbackRef(onOpen);
  const canMove = onStatus !== undefined;
  // The same for as long as the columns are: cards are drawn again for what they say alone.
  const actions = useMemo<BoardActions>(
    () => ({ columns, onOpen: open, move: canMove ? move : undefined, memory }),
    [columns, open, canMove, move, memory],
  );
  return (
    <div className={classes['board']} role="group" aria-label={t`Board`}>
      {columns.map((column, index) => (
        <BoardColumn
          key={column.status.key}
          column={column}
          index={index}
          namesForm={query.formId === null}
          openId={openId}
          actions={actions}
        />
      ))}
    </div>
  );
}
