import type { FormSummary } from '@inlay/api/contract';
import { useTrends } from '../../../domain/forms/trends.ts';
import { FormCard } from './FormCard.tsx';
import { FormDialogs, useFormDialogs } from './FormDialogs.tsx';
import { FormGrid } from './FormGrid.tsx';

interface FormCardsProps {
  forms: readonly FormSummary[];
  /** Moves the focus when its card is gone. */
  onRescue(delayMs: number): void;
}

/** Cards of forms with everything that can be done from them. */
export function FormCards({ forms, onRescue }: FormCardsProps) {
  const dialogs = useFormDialogs();
  const trends = useTrends();
  return (
    <>
      {forms.length > 0 ? (
        <FormGrid>
          {forms.map((form) => (
            <FormCard key={form.id} form={form} trend={trends.get(form.id)} {...dialogs.actionsOf(form)} />
          ))}
        </FormGrid>
      ) : null}
      <FormDialogs dialogs={dialogs} onRescue={onRescue} />
    </>
  );
}
