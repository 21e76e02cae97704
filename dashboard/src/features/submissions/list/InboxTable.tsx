import { t } from '@lingui/core/macro';
import { VirtualTable } from '../../../components/table/VirtualTable.tsx';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import type { InboxTableState } from './useInboxTable.ts';
import { RemoveRow, RowMarks, type RowActions } from './RowMarks.tsx';

interface InboxTableProps {
  table: InboxTableState;
  openId: string | null;
  activeId: string | null;
  actions: RowActions;
  onNearStart: (() => void) | undefined;
  onNearEnd(): void;
}

/** The table layout: a column for each question of one form, or the first answers of each. */
export function InboxTable({ table, openId, activeId, actions, onNearStart, onNearEnd }: InboxTableProps) {
  return (
    <VirtualTable
      caption={t`Submissions`}
      table={table}
      openId={openId}
      activeId={activeId}
      renderLeading={(row) => (
        <RowMarks row={row.original} isSelected={row.getIsSelected()} actions={actions} />
      )}
      renderTrailing={(row) => <RemoveRow row={row.original} deletion={actions.deletion} />}
      labelOf={(row) => submissionName(row.original)}
      isStrong={(row) => !row.original.isRead}
      onOpen={actions.open}
      onNearStart={onNearStart}
      onNearEnd={onNearEnd}
    />
  );
}
