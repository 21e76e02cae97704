import type { FormDefinition } from '@inlay/sdk/model';
import { TrialForm } from '../try/TrialForm.tsx';
import { useTrial, useTrialState } from '../try/useTrial.ts';

/** A form with pages, logic or a layout of its own, as visitors get it; nothing while its rules form a circle. */
export function PagedPreview({ definition, formId }: { definition: FormDefinition; formId: string }) {
  const state = useTrialState();
  const trial = useTrial(definition, formId, state);
  return trial && <TrialForm {...{ definition, trial, state }} />;
}
