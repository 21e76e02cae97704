import { t } from '@lingui/core/macro';
import { FlexRender, type Header } from '@tanstack/react-table';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DataFeatures, DataTable } from './useDataTable.ts';
import classes from './virtualTable.module.css';

/** Change of width per press of an arrow key, in px. */
const STEP = 16;

interface ColumnHeaderProps<Row extends object> {
  table: DataTable<Row>;
  header: Header<DataFeatures, Row>;
}

/** Title of a column with a handle to resize it; a double click resets the width. */
export function ColumnHeader<Row extends object>({ table, header }: ColumnHeaderProps<Row>) {
  const { column } = header;
  const title = String(column.columnDef.header);
  const cell = useRef<HTMLTableCellElement>(null);
  const size = table.state.columnSizing[column.id];
  const resize = (width: number): void =>
    table.setColumnSizing((before) => ({
      ...before,
      [column.id]: Math.min(
        Math.max(width, column.columnDef.minSize ?? 0),
        column.columnDef.maxSize ?? width,
      ),
    }));
  /** Starts from the rendered width: columns without a size follow their content. */
  const onStart = (event: SyntheticEvent): void => {
    event.stopPropagation();
    flushSync(() => resize(cell.current?.offsetWidth ?? column.getSize()));
    header.getResizeHandler()(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!by) return;
    event.preventDefault();
    resize((cell.current?.offsetWidth ?? column.getSize()) + by);
  };
  return (
    <th
      ref={cell}
      scope="col"
      style={size === undefined ? undefined : { width: size, minWidth: size, maxWidth: size }}
    >
      <bdi>
        <FlexRender header={header} />
      </bdi>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a splitter takes keys and drags */}
      <span
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t`Width of ${title}`}
        aria-valuenow={Math.round(column.getSize())}
        aria-valuemin={column.columnDef.minSize}
        aria-valuemax={column.columnDef.maxSize}
        className={classes['resizer']}
        data-resizing={column.getIsResizing() || undefined}
        onMouseDown={onStart}
        onTouchStart={onStart}
        onDoubleClick={() => column.resetSize()}
        onKeyDown={onKeyDown}
      />
    </th>
  );
}
