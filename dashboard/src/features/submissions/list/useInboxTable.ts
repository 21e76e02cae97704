import { t } from '@lingui/core/macro';
import { createElement, useMemo } from 'react';
import type { StoredPart } from '@inlay/sdk/model';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { useDataTable, type DataTable } from '../../../components/table/useDataTable.ts';
import { countAnswered, printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import { useColumnLayout } from './columnLayout.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { InboxSelection } from '../inbox/useInboxSelection.ts';
import { WORK_COLUMNS } from './workColumns.tsx';

export type InboxTableState = DataTable<InboxRow>;

const TIME: TableColumn<InboxRow> = {
  id: 'time',
  title: t`Received`,
  isFixed: true,
  cell: ({ submittedAt }) => createElement('time', { dateTime: submittedAt }, formatExact(submittedAt)),
};

/** Columns for several forms, which share no fields. */
const COLUMNS_OF_ALL: readonly TableColumn<InboxRow>[] = [
  TIME,
  { id: 'form', title: t`Form`, cell: (row) => row.formTitle },
  ...WORK_COLUMNS,
  { id: 'count', title: t`Fields`, cell: (row) => countAnswered(row) },
  {
    id: 'answers',
    title: t`Answers`,
    cell: (row) =>
      printAnswers(row)
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' · '),
  },
];

const columnOf = ({ id, label }: StoredPart): TableColumn<InboxRow> => ({
  id,
  title: label,
  cell: (row) => {
    const printed = printAnswers(row).find(({ fieldId }) => fieldId === id);
    return printed?.isSkipped ? t`Not asked` : (printed?.text ?? '');
  },
});

interface InboxTableInput {
  rows: readonly InboxRow[];
  formId: string | null;
  /** What the form stores. */
  parts: readonly StoredPart[];
  selection: InboxSelection;
}

/** The inbox as a table, whichever layout draws it: its columns, their arrangement, its selected rows. */
export function useInboxTable({ rows, formId, parts, selection }: InboxTableInput): InboxTableState {
  const [layout, onLayoutChange] = useColumnLayout(formId);
  const columns = useMemo(
    () => (formId ? [TIME, ...WORK_COLUMNS, ...parts.map(columnOf)] : COLUMNS_OF_ALL),
    [formId, parts],
  );
  return useDataTable({
    rows,
    columns,
    rowId: ({ id }) => id,
    // Stored orders leave the time out.
    layout: { ...layout, columnOrder: [TIME.id, ...layout.columnOrder] },
    onLayoutChange: (changed) =>
      onLayoutChange({ ...changed, columnOrder: changed.columnOrder.filter((id) => id !== TIME.id) }),
    rowSelection: selection.rowSelection,
    onRowSelectionChange: selection.change,
  });
}

/** Selects a row or takes it out; with `isRange`, selects all rows from the last one toggled. */
export function toggleRow(table: InboxTableState, id: string, isRange: boolean): void {
  const row = table.getRow(id);
  row.getToggleSelectedHandler()({
    target: { checked: isRange || !row.getIsSelected() },
    shiftKey: isRange,
  });
}

/** Moves a column by one place among those that can be moved. */
export function moveColumn(table: InboxTableState, id: string, by: -1 | 1): void {
  const ids = table.getAllLeafColumns().map((column) => column.id);
  const index = ids.indexOf(id);
  table.setColumnOrder(ids.with(index, ids[index + by] ?? id).with(index + by, id));
}
