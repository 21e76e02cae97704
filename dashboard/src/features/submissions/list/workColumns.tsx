import { t } from '@lingui/core/macro';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import { statusOf } from '../work/states.ts';
import { StatusMark } from '../work/StatusMark.tsx';
import { Tags } from './rowParts.tsx';
import classes from './list.module.css';

/** Columns of status and assignee, in every table. Their ids are not valid for fields. */
export const WORK_COLUMNS: readonly TableColumn<InboxRow>[] = [
  {
    id: 'work.status',
    title: t`Status`,
    cell: (row) => (
      <span className={classes['together']}>
        <StatusMark work={row} isDecorative />
        {statusOf(row).label}
      </span>
    ),
  },
  { id: 'work.assignee', title: t`Assignee`, cell: (row) => row.assignee?.name },
  {
    id: 'work.tags',
    title: t`Tags`,
    cell: (row) => (
      <span className={classes['together']}>
        <Tags row={row} />
      </span>
    ),
  },
];

/** Returns whether a column of a form's table is one of its questions. */
export const isQuestion = ({ id }: { id: string }): boolean =>
  WORK_COLUMNS.every((column) => column.id !== id);
