import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './settings.module.css';
import { Section } from '../../../components/Section.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import type { PersonSettingName } from '../personSettings.ts';

/** Frame of a settings screen: its sections. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <Stack gap={24} maw={960}>
      {children}
    </Stack>
  );
}

interface SettingsSectionProps {
  title: string;
  text: ReactNode;
  /** The setting that it is, for the search. */
  name?: PersonSettingName;
  children: ReactNode;
}

/** One section of a screen: its subject, and what changes it. */
export function SettingsSection({ title, text, name, children }: SettingsSectionProps) {
  const section = (
    <Section title={title} text={text}>
      <div className={classes['body']}>{children}</div>
    </Section>
  );
  return name ? <Setting name={name}>{section}</Setting> : section;
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
