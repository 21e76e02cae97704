import type { FormDefinition } from '@inlay/sdk/model';
import { TestRunForm } from '../try/TestRunForm.tsx';
import { useTestRun, useTestRunState } from '../try/useTestRun.ts';

/** A form with pages, logic or a layout of its own, as visitors get it; nothing while its rules form a circle. */
export function PagedPreview({ definition, formId }: { definition: FormDefinition; formId: string }) {
  const state = useTestRunState();
  const testRun = useTestRun(definition, formId, state);
  return testRun && <TestRunForm {...{ definition, testRun, state }} />;
}
