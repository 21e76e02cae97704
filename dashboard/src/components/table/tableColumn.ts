import type { Cell, RowData, TableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of any table. */
export interface TableColumn<Row> {
  id: string;
  /** Empty for a column of buttons. */
  title: string;
  /** Drawn before the title; not where rows are cards, which have no head. */
  beforeTitle?: ReactNode;
  /** Aligned to the right. */
  isNumber?: true;
  /** Always shown, always first. */
  isFixed?: true;
  /** Where rows are cards, `null` is shown as a dash. */
  cell(row: Row): ReactNode;
}

/**
 * Draws a cell by a plain call. TanStack's `FlexRender` mounts it as a component, which loses the focus inside when a
 * screen defines its columns again.
 */
export function renderCell<Features extends TableFeatures, Row extends RowData>(
  cell: Cell<Features, Row>,
): ReactNode {
  const draw = cell.column.columnDef.cell;
  return typeof draw === 'function' ? draw(cell.getContext()) : null;
}
