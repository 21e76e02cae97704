import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  /** What will be here, as a `Drawing`; a plain list by default. */
  drawing?: ReactNode;
}

/** Placeholder of an empty list: a drawing, a sentence, the action that fills it. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <Stack align="center" gap={8} py={48} px={16} ta="center">
      {drawing ?? (
        <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
          <rect x="8" y="8" width="80" height="56" rx="8" fill="var(--inlay-accent-wash)" />
          <rect x="20" y="20" width="40" height="6" rx="3" fill="var(--inlay-border-strong)" opacity="0.5" />
          <rect x="20" y="34" width="56" height="6" rx="3" fill="var(--inlay-border-strong)" opacity="0.3" />
          <rect x="20" y="48" width="24" height="8" rx="4" fill="var(--inlay-accent)" />
        </svg>
      )}
      <Title order={2} size="h3">
        {title}
      </Title>
      {text ? <Text c="dimmed">{text}</Text> : null}
      {action}
    </Stack>
  );
}
