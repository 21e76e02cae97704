import type { FormSummary } from '@inlay/api/contract';
import { useFoldersById } from '../list/useFoldersById.ts';
import { useTrends } from '../../../domain/forms/trends.ts';
import { FormCard } from './FormCard.tsx';
import { FormDialogs, useFormDialogs } from './FormDialogs.tsx';
import { FormGrid } from './FormGrid.tsx';

interface FormCardsProps {
  forms: readonly FormSummary[];
  /** They lie in one folder, which need not be named. */
  isOneFolder?: boolean;
  /** Moves the focus when its card is gone. */
  onRescue(delayMs: number): void;
}

/** Cards of forms with everything that can be done from them. */
export function FormCards({ forms, isOneFolder = false, onRescue }: FormCardsProps) {
  const dialogs = useFormDialogs();
  const trends = useTrends();
  const folders = useFoldersById();
  return (
    <>
      {forms.length > 0 ? (
        <FormGrid>
          {forms.map((form) => (
            <FormCard
              key={form.id}
              form={form}
              trend={trends.get(form.id)}
              folder={isOneFolder ? undefined : folders.get(form.clientFolderId ?? '')}
              {...dialogs.actionsOf(form)}
            />
          ))}
        </FormGrid>
      ) : null}
      <FormDialogs dialogs={dialogs} onRescue={onRescue} />
    </>
  );
}
