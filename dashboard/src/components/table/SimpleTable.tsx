/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari drops the table's roles when its rows are drawn as blocks, so they are written out. */
import { t } from '@lingui/core/macro';
import { ActionIcon, Skeleton } from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import {
  createColumnHelper,
  FlexRender,
  metaHelper,
  rowExpandingFeature,
  tableFeatures,
  useTable,
  type Row as TableRow,
} from '@tanstack/react-table';
import { useId, useMemo, type MouseEvent, type ReactNode } from 'react';
import { MovingItems } from '../motion/MovingItems.tsx';
import classes from './simpleTable.module.css';
import { renderCell, type TableColumn } from './tableColumn.ts';
import { useOverflow } from './useOverflow.ts';
import { useShownRows } from './useShownRows.ts';

const features = tableFeatures({
  rowExpandingFeature,
  columnMeta: metaHelper<{ isNumber: true | undefined; beforeTitle: ReactNode }>(),
});
type Features = typeof features;

/** Rows of the skeleton. */
const SKELETON_ROWS = [1, 2, 3, 4];
const NO_ROWS: readonly never[] = [];
/** Rows that fill the frame of a long table. */
const ROWS_IN_FRAME = 14;

interface SimpleTableProps<Row> {
  caption: string;
  /** `undefined` while they are loaded. */
  rows: readonly Row[] | undefined;
  /** The first column names its row. */
  columns: readonly TableColumn<Row>[];
  rowId(row: Row): string;
  /** Draws the details of a row, shown below it on request; `null` = none. */
  detail?: (row: Row) => ReactNode;
  /** Names the details of a row. */
  detailLabel?: (row: Row) => string;
  /** The row whose details are open at first. */
  openRow?: string | null;
  /** Many short rows: the table scrolls within its frame, below its titles. */
  isLong?: boolean;
  /** A long table of numbers, which need their names where a row is a card. */
  isNumeric?: boolean;
  /** The rows answer the previous question. */
  isStale?: boolean;
}

/** A short table with buttons in its rows. In narrow space every row is a card that names its values. */
export function SimpleTable<Row extends object>({
  caption,
  rows,
  columns,
  rowId,
  detail,
  detailLabel,
  openRow = null,
  isLong = false,
  isNumeric = false,
  isStale = false,
}: SimpleTableProps<Row>) {
  const { ref, overflows } = useOverflow<HTMLDivElement>();
  const definitions = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return helper.columns(
      columns.map(({ id, title, isNumber, beforeTitle, cell }) =>
        helper.display({
          id,
          header: title,
          meta: { isNumber, beforeTitle },
          cell: ({ row }) => cell(row.original),
        }),
      ),
    );
  }, [columns]);
  const table = useTable({
    features,
    data: rows ?? NO_ROWS,
    columns: definitions,
    getRowId: rowId,
    // Otherwise only rows with rows below them expand.
    getRowCanExpand: () => true,
    // Details stay open when the rows are reloaded.
    autoResetExpanded: false,
    initialState: { expanded: openRow === null ? {} : { [openRow]: true } },
  });
  const width = columns.length + (detail ? 1 : 0);
  const keys = (rows ?? NO_ROWS).map(rowId);
  const shownRows = useShownRows(keys.length, isLong ? ROWS_IN_FRAME : undefined);
  return (
    <div className={classes['container']}>
      <div
        ref={ref}
        className={classes['scroller']}
        data-long={isLong || undefined}
        data-numeric={isNumeric || undefined}
        data-stale={isStale || undefined}
        aria-busy={rows === undefined || isStale}
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': caption })}
      >
        <table className={classes['table']} role="table" aria-label={caption}>
          <thead role="rowgroup">
            <tr role="row">
              {table.getFlatHeaders().map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  role="columnheader"
                  data-number={header.column.columnDef.meta?.isNumber}
                >
                  <BeforeTitle>{header.column.columnDef.meta?.beforeTitle}</BeforeTitle>
                  {header.column.columnDef.header === '' ? (
                    <span className={classes['hidden']}>{t`Actions`}</span>
                  ) : (
                    <bdi>
                      <FlexRender header={header} />
                    </bdi>
                  )}
                </th>
              ))}
              {detail ? (
                <th scope="col" role="columnheader">
                  <span className={classes['hidden']}>{t`Details`}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <MovingItems keys={keys} items="tr[data-row]">
              {table
                .getRowModel()
                .rows.slice(0, shownRows)
                .map((row) => (
                  <BodyRow
                    key={row.id}
                    row={row}
                    width={width}
                    {...(detail && {
                      detail: detail(row.original),
                      detailLabel: detailLabel?.(row.original) ?? t`Details`,
                    })}
                  />
                ))}
            </MovingItems>
            {rows === undefined ? <SkeletonRows columns={columns} hasDetail={detail !== undefined} /> : null}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const BeforeTitle = ({ children }: { children?: ReactNode }) =>
  children ? <span className={classes['beforeTitle']}>{children}</span> : null;

interface BodyRowProps<Row extends object> {
  row: TableRow<Features, Row>;
  /** Number of columns. */
  width: number;
  detail?: ReactNode;
  /** Missing where no row has details. */
  detailLabel?: string;
}

function BodyRow<Row extends object>({ row, width, detail, detailLabel }: BodyRowProps<Row>) {
  const isOpen = row.getIsExpanded();
  const detailId = useId();
  const [first, ...others] = row.getAllCells();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button at the end is the one for keys and readers */}
      <tr
        role="row"
        data-row={row.id}
        data-open={isOpen || undefined}
        data-opens={Boolean(detail) || undefined}
        onClick={(event) => {
          if (detail && isOfRow(event)) row.toggleExpanded();
        }}
      >
        <th scope="row" role="rowheader">
          {first ? renderCell(first) : null}
        </th>
        {others.map((cell) => {
          const { header, meta } = cell.column.columnDef;
          return (
            <td
              key={cell.id}
              role="cell"
              data-title={header || undefined}
              data-number={meta?.isNumber}
              data-actions={header === '' || undefined}
            >
              <div className={classes['value']}>{renderCell(cell)}</div>
            </td>
          );
        })}
        {detailLabel === undefined ? null : (
          <td role="cell" className={classes['toggle']}>
            {detail ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={detailLabel}
                aria-expanded={isOpen}
                aria-controls={detailId}
                onClick={() => row.toggleExpanded()}
              >
                <IconChevronDown size={16} className={classes['chevron']} />
              </ActionIcon>
            ) : null}
          </td>
        )}
      </tr>
      {detail ? (
        <tr role="row" id={detailId} hidden={!isOpen} className={classes['more']}>
          <td role="cell" colSpan={width}>
            {isOpen ? detail : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Returns whether a click is meant for its row: on no control or dialog, and not the end of a text selection. */
function isOfRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest('a, button, input, label, select, textarea') && getSelection()?.type !== 'Range';
}

/** Rows in their final shape, shown when loading takes noticeably long. */
function SkeletonRows<Row>({
  columns,
  hasDetail,
}: {
  columns: readonly TableColumn<Row>[];
  hasDetail: boolean;
}) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row} aria-hidden="true" className={classes['skeleton']}>
      {columns.map(({ id, title, isNumber }) => (
        <td key={id} data-title={title || undefined} data-number={isNumber}>
          <Skeleton height={20} width="70%" my={6} className={classes['bone'] ?? ''} />
        </td>
      ))}
      {hasDetail ? <td className={classes['toggle']} /> : null}
    </tr>
  ));
}
