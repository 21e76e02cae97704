import { Button } from '@mantine/core';
import { useSetMarks } from '../api/submissions.ts';
import type { Selection } from '../selection.ts';
import type { InboxRow } from '../useInboxRows.ts';
import type { Printed } from './PrintSheet.tsx';

interface SelectedActionsProps {
  rows: readonly InboxRow[];
  selection: Selection;
  onPrint(submissions: Printed[]): void;
}

/** What is done with rows that are loaded. Acting on everything that matches is the server's work. */
export function SelectedActions({ rows, selection, onPrint }: SelectedActionsProps) {
  const marks = useSetMarks();
  if (selection.isAll) return null;
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const mark = (changed: { read?: boolean; starred?: boolean }) => () =>
    marks.mutate({ ids: chosen.map(({ id }) => id), marks: changed });
  return (
    <>
      <Button size="xs" variant="default" onClick={mark({ read: true })}>
        Mark as read
      </Button>
      <Button size="xs" variant="default" onClick={mark({ read: false })}>
        Mark as unread
      </Button>
      <Button size="xs" variant="default" onClick={mark({ starred: true })}>
        Star
      </Button>
      <Button size="xs" variant="default" onClick={() => onPrint(chosen)}>
        Print
      </Button>
    </>
  );
}
