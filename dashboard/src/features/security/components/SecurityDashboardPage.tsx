import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import IconRefresh from '~icons/refresh';
import { useState } from 'react';
import { AdminOnly } from '../../../domain/identity/AdminOnly.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { formatClock } from '../../../lib/formatTime.ts';
import { SECURITY_KEY, useSecuritySummary } from '../api/security.ts';
import { LoginAttempts } from './LoginAttempts.tsx';
import classes from './security.module.css';
import { SecurityEvents } from './SecurityEvents.tsx';
import { SecurityFigures } from './SecurityFigures.tsx';
import { StatusList } from './StatusList.tsx';

/** The security dashboard: counters, protections, events and sign-ins (SECD-001…011). */
export function SecurityDashboardPage() {
  return (
    <AdminOnly path="/admin/security/summary">
      <div className="page">
        <Monitoring />
      </div>
    </AdminOnly>
  );
}

function Monitoring() {
  const summary = useSecuritySummary();
  const { data, isPending, error } = summary;
  return (
    <Stack gap={24}>
      <RefreshBar updatedAt={summary.dataUpdatedAt} />
      {error ? (
        <LoadFailure title={t`Failed to load counters`} error={error} onRetry={() => summary.refetch()} />
      ) : null}
      <SecurityFigures summary={data} isPending={isPending} />
      {isPending || data ? <StatusList statuses={data?.status} /> : null}
      <SecurityEvents />
      <LoginAttempts />
    </Stack>
  );
}

/** Time of the counters, and the button that reloads them (SECD-009). */
function RefreshBar({ updatedAt }: { updatedAt: number }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = (): void => {
    setBusy(true);
    // Each list reports its own failure.
    void client.refetchQueries({ queryKey: SECURITY_KEY, type: 'active' }).finally(() => setBusy(false));
  };
  return (
    <div className={`${classes['bar']} ${classes['oneLine']}`}>
      <Text c="dimmed" className="tabular" role="status">
        {updatedAt > 0 ? t`Last 24 hours, counted at ${formatClock(updatedAt)}` : t`Last 24 hours`}
      </Text>
      <BusyButton
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={refresh}
      >
        {t`Refresh`}
      </BusyButton>
    </div>
  );
}
