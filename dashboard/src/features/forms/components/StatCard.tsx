import { Group, Text } from '@mantine/core';
import { IconChevronRight, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './cards.module.css';

/** A figure, or a shortcut. */
export function StatCard({
  icon: CardIcon,
  label,
  value,
  to,
  isDisabled,
  children,
}: {
  icon: Icon;
  label: string;
  value?: string;
  to?: string;
  /** Its target is not available; `children` explain the next step. */
  isDisabled?: boolean;
  children?: ReactNode;
}) {
  const content = (
    <Group justify="space-between" gap={8} wrap="nowrap" h="100%">
      <Group gap={12} wrap="nowrap" flex={1} miw={0}>
        <CardIcon
          className={classes['icon'] ?? ''}
          size={20}
          stroke={1.75}
          color="var(--inlay-accent-text)"
          aria-hidden="true"
        />
        <Text fw={500} {...(isDisabled && { c: 'dimmed', 'aria-disabled': true })}>
          {label}
        </Text>
      </Group>
      {to ? (
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        (children ?? (
          <Text fw={600} size="xl" className="tabular">
            {value}
          </Text>
        ))
      )}
    </Group>
  );
  return to ? (
    <Link to={to} className={`card ${classes['stat']} ${classes['link']}`}>
      {content}
    </Link>
  ) : (
    <div className={`card ${classes['stat']}`}>{content}</div>
  );
}
