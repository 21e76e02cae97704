import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { createPortal } from 'react-dom';
import type { FormDefinition } from '@inlay/sdk/model';
import { useFormShadow } from '../../../domain/forms/useFormShadow.ts';
import { TryForm } from '../try/TryForm.tsx';
import { useTestRun, useTestRunState } from '../try/useTestRun.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './versions.module.css';

interface VersionFormProps {
  builder: BuilderCore;
  definition: FormDefinition;
  /** Whether it was published. */
  wasLive: boolean;
}

/** The form as visitors see it, with its own style and logic. Answers are neither kept nor sent. */
export function VersionForm({ builder, definition, wasLive }: VersionFormProps) {
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? '');
  const logoUrl = useBuilderState(builder, ({ form }) => form?.logoUrl ?? null);
  const state = useTestRunState();
  const testRun = useTestRun(definition, `version-${formId}`, state);
  const { attach, root } = useFormShadow(definition);
  if (!testRun)
    return <Text>{t`This version can’t be shown because its rules depend on each other in a circle.`}</Text>;
  const shown = { ...testRun, form: { ...testRun.form, logoUrl } };
  return (
    <>
      <Text size="sm" c="dimmed" mb={8}>
        {wasLive
          ? t`The form as visitors met it. Nothing you enter here is kept or sent.`
          : t`A draft that no visitor met. Nothing you enter here is kept or sent.`}
      </Text>
      <div ref={attach} className={classes['form']} role="group" aria-label={t`Form`}>
        {root ? createPortal(<TryForm definition={definition} testRun={shown} state={state} />, root) : null}
      </div>
    </>
  );
}
