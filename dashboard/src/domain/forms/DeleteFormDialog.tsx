import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FormSummary } from '@inlay/api/contract';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { api } from '../../lib/apiClient.ts';
import { toastThrown, toastUndo } from '../../lib/toasts.tsx';
import { useLastKnown } from '../../lib/useLastKnown.ts';
import { useMutation } from '../../lib/useMutation.ts';
import { refreshForms } from './refreshForms.ts';

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

/** Moves a form to the trash with its submissions; the toast brings it back (D-181). */
function useDeleteForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (formId: string) => api.delete(`/forms/${formId}`),
    onSuccess: (_nothing, formId) =>
      toastUndo(t`Form deleted successfully`, t`Success`, async () => {
        await api.post(`/forms/${formId}/restore`).catch(toastThrown);
        await refreshForms(client);
      }),
    onError: (error) => toastThrown(error, t`Failed to delete form`),
    onSettled: () => refreshForms(client),
  });
}
