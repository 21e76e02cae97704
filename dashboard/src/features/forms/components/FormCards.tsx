import { useState } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { FormCard, type FormParts } from './FormCard.tsx';
import { FormDialogs, useFormDialogs } from './FormDialogs.tsx';
import { FormGrid } from './FormGrid.tsx';

interface FormCardsProps {
  forms: readonly FormSummary[];
  parts: FormParts;
  /** Moves the focus when its card is gone. */
  onRescue(delayMs: number): void;
}

/** Cards of forms with everything that can be done from them; one of them is open at a time. */
export function FormCards({ forms, parts, onRescue }: FormCardsProps) {
  const dialogs = useFormDialogs();
  const [openId, setOpenId] = useState<string | null>(null);
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
              {...dialogs.actionsOf(form)}
            />
          ))}
        </FormGrid>
      ) : null}
      <FormDialogs dialogs={dialogs} onRescue={onRescue} />
    </>
  );
}
