import { t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Expression, FormDefinition } from '@inlay/sdk/model';
import { LazyConditionDialog, LazyConditionText } from '../../../domain/logic/LazyCondition.tsx';

interface ConditionLineProps {
  form: FormDefinition;
  /** Null = always. */
  condition: Expression | null;
  /** Asks when, as the title of the dialog. */
  title: string;
  /** What follows from a condition, in one sentence. */
  hint: string;
  /** Stores another condition. */
  save(condition: Expression | null): Promise<unknown>;
  /** Whether there is always a condition. */
  isRequired?: boolean;
}

/** When somebody is told, in words, and the button that changes it. */
export function ConditionLine({
  form,
  condition,
  title,
  hint,
  save,
  isRequired = false,
}: ConditionLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
        {condition ? (
          <Suspense fallback={t`Only when…`}>
            <LazyConditionText form={form} condition={condition} />
          </Suspense>
        ) : (
          t`Always`
        )}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        mt={4}
        aria-label={t`Change: ${title}`}
        onClick={() => setOpen(true)}
      >
        {t`Change`}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LazyConditionDialog
            form={form}
            title={title}
            hint={hint}
            condition={condition}
            isRequired={isRequired}
            save={save}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
