import { t } from '@lingui/core/macro';
import { Badge } from '@mantine/core';
import classes from './stateBadge.module.css';

/** Shows whether a form is open to visitors (D-48). */
export function StateBadge({ active }: { active: boolean }) {
  return (
    <Badge classNames={{ root: classes['badge'] ?? '' }} data-active={active || undefined}>
      {active ? t`Active` : t`Inactive`}
    </Badge>
  );
}
