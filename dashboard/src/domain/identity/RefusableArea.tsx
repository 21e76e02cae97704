import { Stack, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useRoleRefusal } from './roleRefusal.ts';

interface RefusableAreaProps {
  /** Whether the person may use what is in it. */
  may: boolean;
  /** Between its parts, in px. */
  gap?: number;
  children?: ReactNode;
}

/** Controls that take one right: without it they are disabled, under the reason and whom to ask (TEAM-016). */
export function RefusableArea({ may, gap = 24, children }: RefusableAreaProps) {
  const refusal = useRoleRefusal(may);
  const id = useId();
  if (refusal === null) return children;
  return (
    <fieldset disabled aria-describedby={id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Stack gap={gap}>
        <Text id={id} size="sm" c="dimmed" tabIndex={0} role="note">
          {refusal}
        </Text>
        {children}
      </Stack>
    </fieldset>
  );
}
