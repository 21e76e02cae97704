import type { Field } from '@inlay/sdk/model';
import { VirtualTable, type VirtualColumn } from '../../../components/table/VirtualTable.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import { countAnswered, printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import type { InboxRow } from '../useInboxRows.ts';
import { RemoveRow, RowMarks, type RowActions } from './RowMarks.tsx';

interface InboxTableProps {
  rows: readonly InboxRow[];
  /** Columns of one form; null for several forms, which share none. */
  fields: readonly Field[] | null;
  openId: string | null;
  activeId: string | null;
  isSelected(id: string): boolean;
  actions: RowActions;
  onNearStart: (() => void) | undefined;
  onNearEnd(): void;
}

/** The table view: a column for each question of one form, or the first answers of each. */
export function InboxTable(props: InboxTableProps) {
  const { rows, fields, openId, activeId, isSelected, actions, onNearStart, onNearEnd } = props;
  return (
    <VirtualTable
      caption="Submissions"
      rows={rows}
      columns={columnsFor(fields)}
      rowId={(row) => row.id}
      selectedId={openId}
      activeId={activeId}
      renderLeading={(row) => <RowMarks row={row} isSelected={isSelected(row.id)} actions={actions} />}
      renderTrailing={(row) => <RemoveRow row={row} removal={actions.removal} />}
      isStrong={(row) => !row.isRead}
      onOpen={(row) => actions.open(row.id)}
      {...(onNearStart && { onNearStart })}
      onNearEnd={onNearEnd}
    />
  );
}

function columnsFor(fields: readonly Field[] | null): VirtualColumn<InboxRow>[] {
  const time: VirtualColumn<InboxRow> = {
    id: 'time',
    title: 'Received',
    cell: (row) => <time dateTime={row.submittedAt}>{formatExact(row.submittedAt)}</time>,
  };
  const answersOf = (row: InboxRow) => printAnswers(row.fields, row.answers);
  if (fields) {
    return [
      time,
      ...fields.map(({ id, label }) => ({
        id,
        title: label,
        cell: (row: InboxRow) => answersOf(row).find(({ fieldId }) => fieldId === id)?.text ?? '',
      })),
    ];
  }
  return [
    time,
    { id: 'form', title: 'Form', cell: (row) => row.formTitle },
    { id: 'count', title: 'Fields', cell: (row) => countAnswered(row.fields, row.answers) },
    {
      id: 'answers',
      title: 'Answers',
      cell: (row) =>
        answersOf(row)
          .map(({ text }) => text)
          .filter(Boolean)
          .join(' · '),
    },
  ];
}
