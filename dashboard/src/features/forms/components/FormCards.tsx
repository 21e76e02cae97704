import { useState } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { EmbedDialog } from '../../../domain/publishing/EmbedDialog.tsx';
import { DIALOG_LEAVES_MS } from '../../../lib/useFocusRescue.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import { DeleteFormDialog } from './DeleteFormDialog.tsx';
import { FormCard, type FormParts } from './FormCard.tsx';
import { FormGrid } from './FormGrid.tsx';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';

interface FormCardsProps {
  forms: readonly FormSummary[];
  parts: FormParts;
  /** Moves the focus when its card is gone. */
  onRescue(delayMs: number): void;
}

/** Cards of forms with everything that can be done from them; one of them is open at a time. */
export function FormCards({ forms, parts, onRescue }: FormCardsProps) {
  const { embedded, showEmbed, hideEmbed } = useEmbedDialog();
  const [openId, setOpenId] = useState<string | null>(null);
  const [toKeep, setToKeep] = useState<FormSummary | null>(null);
  const [deleting, setDeleting] = useState<FormSummary | null>(null);
  return (
    <>
      {forms.length > 0 ? (
        <FormGrid>
          {forms.map((form) => (
            <FormCard
              key={form.id}
              form={form}
              parts={parts}
              isOpen={openId === form.id}
              onToggle={() => setOpenId(openId === form.id ? null : form.id)}
              onEmbed={() => showEmbed(form)}
              onSaveTemplate={() => setToKeep(form)}
              onDelete={() => setDeleting(form)}
            />
          ))}
        </FormGrid>
      ) : null}
      <DeleteFormDialog
        form={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => onRescue(DIALOG_LEAVES_MS)}
      />
      <EmbedDialog form={embedded} onClose={hideEmbed} />
      <SaveTemplateDialog form={toKeep} onClose={() => setToKeep(null)} />
    </>
  );
}
