import { Group, Text } from '@mantine/core';
import type { Icon } from '../../../components/icons/createIcon.ts';
import classes from './cards.module.css';

/** A figure under its name. */
export function StatCard({ icon: CardIcon, label, value }: { icon: Icon; label: string; value: string }) {
  return (
    <div className={`card ${classes['stat']}`}>
      <Group justify="space-between" gap={12} wrap="nowrap">
        <CardIcon size={20} color="var(--inlay-accent-text)" aria-hidden="true" />
        <Text fw={500} flex={1} miw={0}>
          {label}
        </Text>
        <Text fw={600} size="xl" className="tabular">
          {value}
        </Text>
      </Group>
    </div>
  );
}
