import { t } from '@lingui/core/macro';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from 'react-router';
import classes from './inbox.module.css';

/** Breadcrumbs (SUBM-003) above all submissions; a form's own screen has its header. */
export function Crumbs() {
  return (
    <Breadcrumbs mb={12} className={classes['crumbs'] ?? ''}>
      <Anchor component={Link} to="/dashboard" size="sm">
        {t`Dashboard`}
      </Anchor>
      <Text size="sm" c="dimmed" lineClamp={1} lh={1.5}>
        {t`Submissions`}
      </Text>
    </Breadcrumbs>
  );
}
