import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import type { TrashedForm } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { DaysBadge } from './DaysBadge.tsx';
import { SelectAllBox } from './SelectAllBox.tsx';
import classes from './trash.module.css';
import { TrashButtons } from './TrashButtons.tsx';

interface TrashedFormTableProps {
  /** `undefined` while they are loaded. */
  forms: readonly TrashedForm[] | undefined;
  selectedIds: readonly string[];
  onToggle(id: string): void;
  onSelectAll(): void;
  onClear(): void;
  onRestore(form: TrashedForm): void;
  onRemove(form: TrashedForm): void;
}

const titleOf = (form: TrashedForm): string => form.title.trim() || t`Untitled Form`;

/** Deleted forms: where they were, what comes back with them, and the days that are left (D-181). */
export function TrashedFormTable(props: TrashedFormTableProps) {
  return (
    <SimpleTable
      caption={t`Deleted forms`}
      rows={props.forms}
      columns={columns(props)}
      rowId={({ id }) => id}
    />
  );
}

const columns = ({
  selectedIds,
  onToggle,
  onSelectAll,
  onClear,
  forms,
  onRestore,
  onRemove,
}: TrashedFormTableProps): TableColumn<TrashedForm>[] => [
  {
    id: 'title',
    title: t`Form`,
    beforeTitle: (
      <SelectAllBox
        count={selectedIds.length}
        isAll={selectedIds.length > 0 && selectedIds.length === forms?.length}
        onSelectAll={onSelectAll}
        onClear={onClear}
      />
    ),
    cell: (form) => (
      <span className={classes['name']}>
        <Checkbox
          checked={selectedIds.includes(form.id)}
          onChange={() => onToggle(form.id)}
          aria-label={t`Select ${titleOf(form)}`}
        />
        <strong className={classes['inLine']} dir="auto">
          {titleOf(form)}
        </strong>
      </span>
    ),
  },
  { id: 'folder', title: t`Folder`, cell: ({ folderName }) => folderName },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissionCount }) => formatNumber(submissionCount),
  },
  { id: 'deleted', title: t`Deleted`, cell: (form) => <RelativeTime iso={form.deletedAt} /> },
  { id: 'left', title: t`Time left`, cell: (form) => <DaysBadge days={form.daysLeft} /> },
  {
    id: 'actions',
    title: '',
    cell: (form) => (
      <TrashButtons
        name={titleOf(form)}
        canErase={form.canErase}
        onRestore={() => onRestore(form)}
        onRemove={() => onRemove(form)}
      />
    ),
  },
];
