import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import IconChevronRight from '~icons/chevron-right';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useSecuritySummary } from '../api/security.ts';
import { Lockouts } from './Lockouts.tsx';
import classes from './security.module.css';
import { SecurityFigures } from './SecurityFigures.tsx';

/** The admin panel's Security tab: what happened in 24 hours, and who is locked out (ADMIN-024, SECD-015). */
export function SecurityTab() {
  const { data, isPending, error, refetch } = useSecuritySummary();
  return (
    <Stack gap={24}>
      <div className={classes['bar']}>
        <Text c="dimmed">{t`Events in the last 24 hours.`}</Text>
        <Button
          component={Link}
          to="/security-dashboard"
          variant="default"
          rightSection={<IconChevronRight size={16} aria-hidden="true" />}
        >
          {t`Open Security Dashboard`}
        </Button>
      </div>
      {error ? (
        <LoadFailure title={t`Failed to load counters`} error={error} onRetry={() => refetch()} />
      ) : null}
      <SecurityFigures summary={data} isPending={isPending} />
      <Lockouts />
    </Stack>
  );
}
