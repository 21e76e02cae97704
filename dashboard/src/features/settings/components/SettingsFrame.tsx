import { t } from '@lingui/core/macro';
import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './settings.module.css';
import { BackLink } from '../../../components/BackLink.tsx';
import { Section } from '../../../components/Section.tsx';

/** Frame of a settings screen: the link back to the hub, where there is one, then its sections. */
export function SettingsFrame({ hasBack = true, children }: { hasBack?: boolean; children: ReactNode }) {
  return (
    <div className="page">
      <Stack gap={24} maw={960}>
        {hasBack ? <BackLink to="/settings">{t`All settings`}</BackLink> : null}
        {children}
      </Stack>
    </div>
  );
}

/** One section of a screen: its subject, and what changes it. */
export function SettingsSection(props: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Section title={props.title} text={props.text}>
      <div className={classes['body']}>{props.children}</div>
    </Section>
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
