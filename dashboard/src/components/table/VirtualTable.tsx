import {
  createColumnHelper,
  FlexRender,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import classes from './virtualTable.module.css';
import { useVirtualRows } from './useVirtualRows.ts';

const features = tableFeatures({});
/** Height of a row, in px; rows are cut, never wrapped. */
const ROW_HEIGHT = 44;

/** One column: a title, and what stands in it. */
export interface VirtualColumn<Row> {
  id: string;
  title: string;
  cell(row: Row): ReactNode;
}

interface VirtualTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly VirtualColumn<Row>[];
  rowId(row: Row): string;
  /** The open row. */
  selectedId: string | null;
  /** The row the keyboard is at. */
  activeId?: string | null;
  /** What stands before the row, such as a checkbox. */
  renderLeading?: (row: Row) => ReactNode;
  /** What stands behind it, such as a button. */
  renderTrailing?: (row: Row) => ReactNode;
  /** Rows to be set off, such as unread ones. */
  isStrong?: (row: Row) => boolean;
  onOpen(row: Row): void;
  onNearStart?: () => void;
  onNearEnd?: () => void;
}

/** A table of many rows, of which only those in view are in the page. */
export function VirtualTable<Row extends object>({
  caption,
  rows,
  columns,
  rowId,
  selectedId,
  activeId = null,
  renderLeading,
  renderTrailing,
  isStrong,
  onOpen,
  onNearStart,
  onNearEnd,
}: VirtualTableProps<Row>) {
  const helper = createColumnHelper<typeof features, Row>();
  const table = useTable({
    features,
    data: rows,
    getRowId: rowId,
    columns: columns.map(({ id, title, cell }) =>
      helper.display({ id, header: title, cell: ({ row }) => cell(row.original) }),
    ) as ColumnDef<typeof features, Row>[],
  });
  const all = table.getRowModel().rows;
  const { scroller, virtual } = useVirtualRows({
    keys: all.map(({ id }) => id),
    estimate: ROW_HEIGHT,
    activeKey: selectedId ?? activeId,
    onNearStart,
    onNearEnd,
  });
  const shown = virtual.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const width = columns.length + (renderLeading ? 1 : 0) + (renderTrailing ? 1 : 0);
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div
      className={classes['scroller']}
      data-scroller
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table className={classes['table']} aria-rowcount={all.length}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {renderLeading ? (
                <td className={classes['leading']}>
                  <span className={classes['hidden']}>Selection</span>
                </td>
              ) : null}
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <FlexRender header={header} />
                </th>
              ))}
              {renderTrailing ? (
                <td className={classes['trailing']}>
                  <span className={classes['hidden']}>Actions</span>
                </td>
              ) : null}
            </tr>
          ))}
        </thead>
        <tbody>
          <Spacer height={before} columns={width} />
          {shown.map(({ index }) => {
            const row = all[index];
            if (!row) return null;
            return (
              <tr
                key={row.id}
                data-row={row.id}
                aria-rowindex={index + 1}
                data-selected={row.id === selectedId || undefined}
                data-active={row.id === activeId || undefined}
                data-strong={isStrong?.(row.original) || undefined}
                onClick={() => onOpen(row.original)}
              >
                {renderLeading ? <td className={classes['leading']}>{renderLeading(row.original)}</td> : null}
                {row.getAllCells().map((cell, at) => (
                  <td key={cell.id}>
                    {at === 0 ? (
                      <button
                        type="button"
                        className={classes['open']}
                        data-open-row={row.id}
                        aria-current={row.id === selectedId || undefined}
                      >
                        <FlexRender cell={cell} />
                      </button>
                    ) : (
                      <FlexRender cell={cell} />
                    )}
                  </td>
                ))}
                {renderTrailing ? (
                  <td className={classes['trailing']}>{renderTrailing(row.original)}</td>
                ) : null}
              </tr>
            );
          })}
          <Spacer height={after} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows out of view. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}
