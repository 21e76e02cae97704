import { createPortal } from 'react-dom';
import type { FormDefinition } from '@inlay/sdk/model';
import { useFormShadow } from '../../../domain/forms/useFormShadow.ts';
import { TestRunForm } from './TestRunForm.tsx';
import classes from './try.module.css';
import { useTestRun, useTestRunState } from './useTestRun.ts';

/** A form that is nobody's yet, to be filled in as visitors would; nothing is kept or sent. */
export function TriedForm({ definition, formId }: { definition: FormDefinition; formId: string }) {
  const state = useTestRunState();
  const testRun = useTestRun(definition, formId, state);
  const { attach, root } = useFormShadow(definition);
  return (
    <div ref={attach} className={classes['form']}>
      {root && testRun ? createPortal(<TestRunForm {...{ definition, testRun, state }} />, root) : null}
    </div>
  );
}
