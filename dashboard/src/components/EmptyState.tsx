import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListDrawing } from './drawings/ListDrawing.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  /** What will be here, of components/drawings; a plain list by default. */
  drawing?: ReactNode;
}

/** Placeholder of an empty list: a drawing, a sentence, the action that fills it. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <Stack align="center" gap={8} py={48} px={16} ta="center">
      {drawing ?? <ListDrawing />}
      <Title order={2} size="h3">
        {title}
      </Title>
      {text ? <Text c="dimmed">{text}</Text> : null}
      {action}
    </Stack>
  );
}
