import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnOrderState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  type OnChangeFn,
  type ReactTable,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn } from './tableColumn.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSelectionFeature,
});

/** Narrowest and widest column, in px. */
const SIZES = { minSize: 64, maxSize: 800 };

export type DataFeatures = typeof features;

/** A table with hideable, movable and resizable columns, and selectable rows. */
export type DataTable<Row extends object> = ReactTable<typeof features, Row>;
export type { RowSelectionState, Updater };
export { functionalUpdate };

/** A user's arrangement of the columns; a column without a size is as wide as its content. */
export interface ColumnLayout {
  columnOrder: ColumnOrderState;
  columnVisibility: ColumnVisibilityState;
  columnSizing: ColumnSizingState;
}

interface DataTableInput<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowId(row: Row): string;
  layout: ColumnLayout;
  onLayoutChange(layout: ColumnLayout): void;
  rowSelection: RowSelectionState;
  onRowSelectionChange: OnChangeFn<RowSelectionState>;
}

/** State of a table: its columns' layout and its selected rows. The caller holds both. */
export function useDataTable<Row extends object>(input: DataTableInput<Row>): DataTable<Row> {
  const { rows, columns, rowId, layout, onLayoutChange, rowSelection, onRowSelectionChange } = input;
  const set =
    <Key extends keyof ColumnLayout>(key: Key) =>
    (updater: Updater<ColumnLayout[Key]>): void =>
      onLayoutChange({ ...layout, [key]: functionalUpdate(updater, layout[key]) });
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map(({ id, title, isFixed, cell }) =>
        helper.display({ id, header: title, enableHiding: !isFixed, cell: ({ row }) => cell(row.original) }),
      ),
    );
  }, [columns]);
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    defaultColumn: SIZES,
    columnResizeMode: 'onChange',
    state: { ...layout, rowSelection },
    onColumnOrderChange: set('columnOrder'),
    onColumnVisibilityChange: set('columnVisibility'),
    onColumnSizingChange: set('columnSizing'),
    onRowSelectionChange,
  });
}
