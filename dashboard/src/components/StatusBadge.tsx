import { Badge } from '@mantine/core';
import type { Icon } from './icons/createIcon.ts';
import classes from './statusBadge.module.css';

export type Tone = 'neutral' | 'accent' | 'good' | 'attention' | 'bad';

/** A state in a word; the colour only supports the word. */
export function StatusBadge({
  tone,
  icon: BadgeIcon,
  children,
}: {
  tone: Tone;
  icon?: Icon;
  children: string;
}) {
  return (
    <Badge
      classNames={{ root: classes['badge'] ?? '' }}
      data-tone={tone}
      leftSection={BadgeIcon ? <BadgeIcon size={12} aria-hidden="true" /> : undefined}
    >
      {children}
    </Badge>
  );
}
