import { t } from '@lingui/core/macro';
import { useMemo, type ReactNode } from 'react';
import { MovingItems } from '../motion/MovingItems.tsx';
import { ColumnHeader } from './ColumnHeader.tsx';
import { renderCell } from './tableColumn.ts';
import type { DataTable } from './useDataTable.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import classes from './virtualTable.module.css';

/** Height of a row, in px; rows are cut, never wrapped. */
const ROW_HEIGHT = 44;

type TableRow<Row extends object> = ReturnType<DataTable<Row>['getRow']>;

interface VirtualTableProps<Row extends object> {
  caption: string;
  table: DataTable<Row>;
  /** The open row. */
  openId: string | null;
  /** The row the keyboard is at. */
  activeId: string | null;
  /** Renders the element before the row, such as a checkbox. */
  renderLeading(row: TableRow<Row>): ReactNode;
  /** Renders the element after the row, such as a button. */
  renderTrailing(row: TableRow<Row>): ReactNode;
  /** Names a row by more than its first cell. */
  labelOf(row: TableRow<Row>): string;
  /** True for rows that are set off, such as unread ones. */
  isStrong(row: TableRow<Row>): boolean;
  onOpen(id: string): void;
  onNearStart: (() => void) | undefined;
  onNearEnd: (() => void) | undefined;
}

/** A table of many rows, of which only those in view are in the page. */
export function VirtualTable<Row extends object>({
  caption,
  table,
  openId,
  activeId,
  renderLeading,
  renderTrailing,
  labelOf,
  isStrong,
  onOpen,
  onNearStart,
  onNearEnd,
}: VirtualTableProps<Row>) {
  const { rows } = table.getRowModel();
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { scroller, virtual } = useVirtualRows({
    keys,
    estimate: ROW_HEIGHT,
    activeKey: openId ?? activeId,
    onNearStart,
    onNearEnd,
  });
  const shown = virtual.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const width = table.getVisibleLeafColumns().length + 2;
  return (
    <div
      className={classes['scroller']}
      data-scroller
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table className={classes['table']} aria-rowcount={rows.length}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              <td className={classes['leading']}>
                <span className={classes['hidden']}>{t`Selection`}</span>
              </td>
              {group.headers.map((header) => (
                <ColumnHeader key={header.id} table={table} header={header} />
              ))}
              <td className={classes['trailing']}>
                <span className={classes['hidden']}>{t`Actions`}</span>
              </td>
            </tr>
          ))}
        </thead>
        <tbody>
          <Spacer height={before} columns={width} />
          <MovingItems keys={keys} items="tr[data-row]">
            {shown.map(({ index }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <tr
                  key={row.id}
                  data-row={row.id}
                  aria-rowindex={index + 1}
                  data-selected={row.id === openId || undefined}
                  data-active={row.id === activeId || undefined}
                  data-strong={isStrong(row) || undefined}
                  onClick={() => onOpen(row.id)}
                >
                  <td className={classes['leading']}>{renderLeading(row)}</td>
                  {row.getVisibleCells().map((cell, column) => (
                    <td key={cell.id} dir="auto">
                      {column === 0 ? (
                        <button
                          type="button"
                          className={classes['open']}
                          data-open-row={row.id}
                          aria-label={labelOf(row)}
                          aria-current={row.id === openId || undefined}
                        >
                          {renderCell(cell)}
                        </button>
                      ) : (
                        renderCell(cell)
                      )}
                    </td>
                  ))}
                  <td className={classes['trailing']}>{renderTrailing(row)}</td>
                </tr>
              );
            })}
          </MovingItems>
          <Spacer height={after} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the room of rows out of view. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}
