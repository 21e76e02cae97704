/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari forgets that a table is one when its rows become blocks, so the roles are written down. */
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useId, useState, type ReactNode } from 'react';
import classes from './simpleTable.module.css';
import { useOverflow } from './useOverflow.ts';

/** Rows drawn while the real ones are loaded. */
const SKELETON_ROWS = [1, 2, 3, 4];

/** One column. The first one names its row; one without a title holds buttons; `null` is drawn as a dash. */
export interface SimpleColumn<Row> {
  id: string;
  title: string;
  /** Set to the right, one below the other. */
  isNumber?: true;
  cell(row: Row): ReactNode;
}

interface SimpleTableProps<Row> {
  caption: string;
  /** `undefined` while they are loaded. */
  rows: readonly Row[] | undefined;
  columns: readonly SimpleColumn<Row>[];
  rowId(row: Row): string;
  /** What else there is to a row, shown below it on request; `null` = nothing. */
  detail?: (row: Row) => ReactNode;
  /** Says of which row the details are. */
  detailLabel?: (row: Row) => string;
  /** Many short rows: the table scrolls within its own frame, under its titles. */
  isLong?: boolean;
  /** Of those: numbers, which say nothing without their names, also where a row is a card. */
  isNumeric?: boolean;
  /** What is shown is of the question before. */
  isStale?: boolean;
}

/** A short table with buttons in its rows. Where it is narrow every row is a card that names its values. */
export function SimpleTable<Row>({
  caption,
  rows,
  columns,
  rowId,
  detail,
  detailLabel,
  isLong = false,
  isNumeric = false,
  isStale = false,
}: SimpleTableProps<Row>) {
  const { ref, overflows } = useOverflow<HTMLDivElement>();
  const [first, ...others] = columns;
  if (!first) return null;
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
              {columns.map(({ id, title, isNumber }) => (
                <th key={id} scope="col" role="columnheader" data-number={isNumber}>
                  {title || <span className={classes['hidden']}>Actions</span>}
                </th>
              ))}
              {detail ? (
                <th scope="col" role="columnheader">
                  <span className={classes['hidden']}>Details</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows?.map((row) => (
              <RecordRow key={rowId(row)} row={row} first={first} others={others} more={detail?.(row)}>
                {detail ? (detailLabel?.(row) ?? 'Details') : null}
              </RecordRow>
            ))}
            {rows === undefined ? <SkeletonRows columns={columns} hasDetail={detail !== undefined} /> : null}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface RecordRowProps<Row> {
  row: Row;
  first: SimpleColumn<Row>;
  others: readonly SimpleColumn<Row>[];
  /** What is shown below the row on request. */
  more: ReactNode;
  /** The name of the button that shows it; `null` where the table has none. */
  children: string | null;
}

function RecordRow<Row>({ row, first, others, more, children: detailLabel }: RecordRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  return (
    <>
      <tr role="row" data-open={isOpen || undefined}>
        <th scope="row" role="rowheader">
          {first.cell(row)}
        </th>
        {others.map(({ id, title, isNumber, cell }) => (
          <td
            key={id}
            role="cell"
            data-title={title || undefined}
            data-number={isNumber}
            data-actions={title === '' || undefined}
          >
            <div className={classes['value']}>{cell(row)}</div>
          </td>
        ))}
        {detailLabel === null ? null : (
          <td role="cell" className={classes['toggle']}>
            {more ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={detailLabel}
                aria-expanded={isOpen}
                aria-controls={detailId}
                onClick={() => setOpen(!isOpen)}
              >
                <IconChevronDown size={16} stroke={1.75} className={classes['chevron']} />
              </ActionIcon>
            ) : null}
          </td>
        )}
      </tr>
      {more && detailLabel !== null ? (
        <tr role="row" id={detailId} hidden={!isOpen} className={classes['more']}>
          <td role="cell" colSpan={others.length + 2}>
            {isOpen ? more : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Rows of the real shape, drawn when loading takes long enough to be seen. */
function SkeletonRows<Row>({
  columns,
  hasDetail,
}: {
  columns: readonly SimpleColumn<Row>[];
  hasDetail: boolean;
}) {
  return (
    <Fragment>
      {SKELETON_ROWS.map((row) => (
        <tr key={row} aria-hidden="true" className={classes['skeleton']}>
          {columns.map(({ id, title, isNumber }) => (
            <td key={id} data-title={title || undefined} data-number={isNumber}>
              <Skeleton height={20} width="70%" my={6} className={classes['bone'] ?? ''} />
            </td>
          ))}
          {hasDetail ? <td className={classes['toggle']} /> : null}
        </tr>
      ))}
    </Fragment>
  );
}
