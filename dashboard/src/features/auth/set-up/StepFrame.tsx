import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';

/** Steps of the set-up, the first included. */
const STEP_COUNT = 4;

interface StepFrameProps {
  /** From 1. */
  step: number;
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** Puts the step off; undefined where it cannot be. */
  onLater?: () => void;
}

/** One step of the set-up, with its place among the others. */
export function StepFrame({ step, title, text, children, onLater }: StepFrameProps) {
  return (
    <AuthFrame
      title={title}
      text={text}
      footer={
        <Text size="sm" c="dimmed" component="span" className="tabular">
          {t`Step ${step} of ${STEP_COUNT}`}
        </Text>
      }
    >
      <Stack gap={16}>
        {children}
        {onLater ? (
          <Button variant="subtle" color="gray" fullWidth onClick={onLater}>
            {t`Later`}
          </Button>
        ) : null}
      </Stack>
    </AuthFrame>
  );
}
