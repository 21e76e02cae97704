import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../lib/formatNumber.ts';
import classes from './selectionBar.module.css';

interface SelectionBarProps {
  /** Number of selected rows; null while it is counted. */
  count: number | null;
  /** Words for the selection; by default its number. */
  words?: string | null;
  /** What narrows the selection without clearing it. */
  narrowing?: ReactNode;
  /** Buttons for the selection. */
  actions: ReactNode;
  onClear(): void;
}

/** Bar that rises with a selection: its size and its actions. */
export function SelectionBar({ count, words, narrowing, actions, onClear }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={classes['bar']} aria-label={t`Selection`}>
      <Group gap={4}>
        <Text size="sm" fw={500} role="status" className="tabular">
          {count === null ? t`Counting…` : (words ?? t`${formatNumber(count)} selected`)}
        </Text>
        {narrowing}
        <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
          {t`Clear selection`}
        </Button>
      </Group>
      <div className={classes['actions']}>{actions}</div>
    </section>
  );
}
