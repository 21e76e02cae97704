import { plural, t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useSettings } from '../platform/settingsApi.ts';

/**
 * Shows the form limit of new accounts, and the way to change it: an administrator who runs the platform for
 * their own team learns it before a team-mate meets the limit (DASH-013, ROLE-010, D-188).
 */
export function NewAccountLimit() {
  const { data, isPending } = useSettings();
  // Keeps its room while it is loaded.
  const limit = isPending ? 0 : (data?.settings.defaultFormLimit ?? null);
  if (limit === null) return null;
  return (
    <span style={isPending ? { visibility: 'hidden' } : undefined}>
      {plural(limit, { one: 'New accounts can have # form.', other: 'New accounts can have # forms.' })}{' '}
      <Anchor component={Link} to="/admin/settings" size="sm" underline="always">
        {t`Change the limit`}
      </Anchor>
    </span>
  );
}
