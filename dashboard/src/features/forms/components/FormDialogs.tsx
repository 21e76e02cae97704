import { Suspense, useState } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { LazyInviteDialog } from '../../../domain/clients/LazyInviteDialog.tsx';
import { EmbedDialog } from '../../../domain/publishing/EmbedDialog.tsx';
import { DIALOG_LEAVES_MS } from '../../../lib/useFocusRescue.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import { DeleteFormDialog } from '../../../domain/forms/DeleteFormDialog.tsx';
import type { FormMenuActions } from './FormMenu.tsx';
import { MoveForms } from '../list/MoveForms.tsx';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';

/** The dialogs that menus of forms open: one of each for a whole list. */
export function useFormDialogs() {
  const { embedded, showEmbed, hideEmbed } = useEmbedDialog();
  const [toKeep, setToKeep] = useState<FormSummary | null>(null);
  const [moving, setMoving] = useState<readonly FormSummary[] | null>(null);
  const [sharing, setSharing] = useState<FormSummary | null>(null);
  const [deleting, setDeleting] = useState<FormSummary | null>(null);
  return {
    embedded,
    hideEmbed,
    toKeep,
    setToKeep,
    moving,
    setMoving,
    sharing,
    setSharing,
    deleting,
    setDeleting,
    actionsOf: (form: FormSummary): FormMenuActions => ({
      onEmbed: () => showEmbed(form),
      onSaveTemplate: () => setToKeep(form),
      onMove: () => setMoving([form]),
      onShare: () => setSharing(form),
      onDelete: () => setDeleting(form),
    }),
  };
}

interface FormDialogsProps {
  dialogs: ReturnType<typeof useFormDialogs>;
  /** Moves the focus when its form is gone. */
  onRescue(delayMs: number): void;
}

export function FormDialogs({ dialogs, onRescue }: FormDialogsProps) {
  return (
    <>
      <DeleteFormDialog
        form={dialogs.deleting}
        onClose={() => dialogs.setDeleting(null)}
        onDeleted={() => onRescue(DIALOG_LEAVES_MS)}
      />
      <MoveForms forms={dialogs.moving} onClose={() => dialogs.setMoving(null)} />
      <Suspense>
        {dialogs.sharing ? (
          <LazyInviteDialog formIds={[dialogs.sharing.id]} onClose={() => dialogs.setSharing(null)} />
        ) : null}
      </Suspense>
      <EmbedDialog form={dialogs.embedded} onClose={dialogs.hideEmbed} />
      <SaveTemplateDialog form={dialogs.toKeep} onClose={() => dialogs.setToKeep(null)} />
    </>
  );
}
