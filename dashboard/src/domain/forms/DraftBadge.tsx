import { t } from '@lingui/core/macro';
import { Badge, Tooltip } from '@mantine/core';
import classes from './stateBadge.module.css';

/** Marks a form with changes that visitors do not see yet (D-193). */
export function DraftBadge() {
  return (
    <Tooltip
      label={t`Visitors don’t see the latest changes yet.`}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Badge classNames={{ root: classes['badge'] ?? '' }} data-draft>
        {t`Changes not published`}
      </Badge>
    </Tooltip>
  );
}
