import { t } from '@lingui/core/macro';
import { Button, Group, Stack } from '@mantine/core';
import IconShield from '~icons/shield';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useOverview } from './overviewApi.ts';
import { OverviewFigures } from './OverviewFigures.tsx';

/** The Admin tab of the dashboard: figures and the link to the panel (D-47). */
export function AdminTab() {
  const { error, refetch } = useOverview();
  return (
    <Stack gap={24}>
      {error ? (
        <LoadFailure title={t`Failed to load overview`} error={error} onRetry={() => refetch()} />
      ) : null}
      <OverviewFigures />
      <Group>
        <Button component={Link} to="/admin" leftSection={<IconShield size={16} />}>
          {t`Open Admin Panel`}
        </Button>
      </Group>
    </Stack>
  );
}
