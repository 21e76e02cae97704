import { plural, t } from '@lingui/core/macro';
import type { FormSummary } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useDeleteForm } from '../api/forms.ts';

/** Asks before a form moves to the trash, with the number of its submissions (D-57, D-181). */
export function DeleteFormDialog(props: { form: FormSummary | null; onClose(): void; onDeleted(): void }) {
  const { form, onClose, onDeleted } = props;
  const shown = useLastKnown(form);
  const remove = useDeleteForm();
  const confirm = (): void => {
    if (!form) return;
    remove.mutate(form.id, {
      onSuccess: onDeleted,
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      opened={form !== null}
      title={t`Delete “${shown?.title ?? ''}”?`}
      verb={t`Move form to trash`}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t`This moves the form and its ${plural(shown?.submissionCount ?? 0, { one: '# submission', other: '# submissions' })} to trash.`}{' '}
      {t`It no longer appears on websites, in shared links or to clients.`}
    </ConfirmDialog>
  );
}
