import { t } from '@lingui/core/macro';
import IconStar from '~icons/star';
import IconStarFilled from '~icons/star-filled';
import IconTrash from '~icons/trash';
import { RowButton } from '../../../components/table/RowButton.tsx';
import { RowCheckbox } from '../../../components/table/RowCheckbox.tsx';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { Deletion } from '../inbox/useDeletion.ts';
import classes from './list.module.css';

/** Actions on a row in the list. */
export interface RowActions {
  open(id: string): void;
  toggle(id: string, isRange: boolean): void;
  star(row: InboxRow): void;
  deletion: Pick<Deletion, 'label' | 'canRemove' | 'remove' | 'trash'>;
}

/** Checkbox and star before a row. */
export function RowMarks(props: { row: InboxRow; isSelected: boolean; actions: RowActions }) {
  const { row, isSelected, actions } = props;
  const name = submissionName(row);
  const Star = row.isStarred ? IconStarFilled : IconStar;
  return (
    <span className={classes['marks']} role="presentation" onClick={(event) => event.stopPropagation()}>
      <RowCheckbox
        aria-label={t`Select submission of ${name}`}
        checked={isSelected}
        onChange={() => undefined}
        onClick={(event) => actions.toggle(row.id, event.shiftKey)}
      />
      <RowButton
        className={classes['star']}
        data-starred={row.isStarred || undefined}
        aria-label={t`Star submission of ${name}`}
        aria-pressed={row.isStarred}
        onClick={() => actions.star(row)}
      >
        <Star size={16} />
      </RowButton>
    </span>
  );
}

/** Deletes a row in the list, in every view; for the account's own forms only (SUBM-017, D-107). */
export function RemoveRow({ row, deletion }: { row: InboxRow; deletion: RowActions['deletion'] }) {
  if (!deletion.canRemove(row)) return null;
  return (
    <RowButton
      className={classes['onRow']}
      aria-label={`${deletion.label}: ${submissionName(row)}`}
      title={deletion.label}
      onClick={(event) => {
        event.stopPropagation();
        deletion.remove(row);
      }}
    >
      <IconTrash size={16} />
    </RowButton>
  );
}
