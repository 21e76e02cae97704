import { plural, t } from '@lingui/core/macro';
import type { Folder } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useDeleteFolder } from '../api/folders.ts';

/** Asks before a folder is deleted and explains that its forms stay (D-53). */
export function DeleteFolderDialog(props: { folder: Folder | null; onClose(): void; onDeleted(): void }) {
  const { folder, onClose, onDeleted } = props;
  const shown = useLastKnown(folder);
  const remove = useDeleteFolder();
  const count = shown?.formCount ?? 0;
  const forms = plural(count, {
    one: 'The # form in this folder is kept and leaves the folder.',
    other: 'The # forms in this folder are kept and leave the folder.',
  });
  return (
    <ConfirmDialog
      opened={folder !== null}
      title={t`Delete folder “${shown?.name ?? ''}”?`}
      verb={t`Delete folder`}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => folder && remove.mutate(folder.id, { onSuccess: onDeleted, onSettled: onClose })}
      onClose={onClose}
    >
      {forms}
    </ConfirmDialog>
  );
}
