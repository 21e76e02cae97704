import { t } from '@lingui/core/macro';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from 'react-router';
import classes from './inbox.module.css';

/** Breadcrumbs (SUBM-003). */
export function Crumbs({ formId, title }: { formId: string | null; title: string }) {
  return (
    <Breadcrumbs mb={12} className={classes['crumbs'] ?? ''}>
      <Anchor component={Link} to="/dashboard" size="sm">
        {t`Dashboard`}
      </Anchor>
      {formId ? (
        <Anchor component={Link} to="/submissions" size="sm">
          {t`Submissions`}
        </Anchor>
      ) : null}
      <Text size="sm" c="dimmed" lineClamp={1} lh={1.5}>
        {formId ? title : t`Submissions`}
      </Text>
    </Breadcrumbs>
  );
}
