import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './sidebar.module.css';

/** Number of unread answers, as part of its link's name: a label would hide the link's own text. */
export const UnreadCount = ({ count }: { count: string }) => (
  <span className={classes['count']}>
    <span aria-hidden>{count}</span>
    <VisuallyHidden>{t`${count} unread`}</VisuallyHidden>
  </span>
);
