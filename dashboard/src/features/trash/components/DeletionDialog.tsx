import { plural, t } from '@lingui/core/macro';
import type { TrashedSubmission } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';

/** Submissions to remove permanently: one row, or the selection. */
export type Deletion = { count: number; row: TrashedSubmission | null };

interface DeletionDialogProps {
  deletion: Deletion | null;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before submissions are removed for ever (TRASH-006). */
export function DeletionDialog({ deletion, isBusy, onConfirm, onClose }: DeletionDialogProps) {
  const count = useLastKnown(deletion)?.count ?? 0;
  return (
    <ConfirmDialog
      opened={deletion !== null}
      title={t`Delete ${plural(count, { one: '# submission', other: '# submissions' })} forever?`}
      verb={t`Delete ${plural(count, { one: '# submission', other: '# submissions' })} forever`}
      isDestructive
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t`This permanently deletes ${plural(count, { one: '# submission', other: '# submissions' })}. It cannot be undone.`}
    </ConfirmDialog>
  );
}
