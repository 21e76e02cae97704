import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './settings.module.css';
import { BackLink } from '../../../components/BackLink.tsx';

/** Frame of a settings screen: the link back to the hub, where there is one, then its sections. */
export function SettingsFrame({ hasBack = true, children }: { hasBack?: boolean; children: ReactNode }) {
  return (
    <div className="page">
      <Stack gap={24}>
        {hasBack ? <BackLink to="/settings">{t`All settings`}</BackLink> : null}
        <Stack gap={32}>{children}</Stack>
      </Stack>
    </div>
  );
}

/** One section of a screen: its subject, and a card to change it. */
export function SettingsSection(props: { title: string; text: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes['section']} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {props.title}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {props.text}
        </Text>
      </div>
      <div className={`card ${classes['body']}`}>{props.children}</div>
    </section>
  );
}

/** Stands for the rows of a card while they are loaded. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Stack gap={16} className={classes['late'] ?? ''} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={32} radius={6} />
      ))}
    </Stack>
  );
}
