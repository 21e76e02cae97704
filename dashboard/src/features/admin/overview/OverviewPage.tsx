import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useFailures, useOverview } from './overviewApi.ts';
import { Backups } from './Backups.tsx';
import { SignedLog } from './SignedLog.tsx';
import { ContactMessages } from './ContactMessages.tsx';
import { MailOutbox } from '../mail/MailOutbox.tsx';
import { Failures } from './Failures.tsx';
import { Usage } from './Usage.tsx';
import { useUsers } from '../users/usersApi.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { PendingUsers } from './PendingUsers.tsx';

/**
 * Overview: four figures, then what fails, who and what waits for an administrator, and how much each account uses
 * (ADMIN-002…005, ADMIN-050, ADMIN-051, D-153, D-23).
 */
export function OverviewPage() {
  const { data, isPending, error, refetch } = useOverview();
  const pending = useUsers({ search: '', state: 'pending' });
  const failures = useFailures();
  const [users] = pending.data?.pages ?? [];
  // Each section's place is known once the ones above are: none appears below the skeleton and jumps up.
  const isLoading = isPending || pending.isPending || failures.isPending;
  return (
    <Stack gap={24}>
      {error ? (
        <LoadFailure title={t`Failed to load overview`} error={error} onRetry={() => refetch()} />
      ) : null}
      {pending.error ? (
        <LoadFailure
          title={t`Failed to load users`}
          error={pending.error}
          onRetry={() => pending.refetch()}
        />
      ) : null}
      <OverviewFigures />
      {isLoading ? <LoadingSkeleton height={320} /> : null}
      {isLoading ? null : (
        <>
          <Failures />
          <Backups />
          <SignedLog />
          {users && users.users.length > 0 ? <PendingUsers users={users.users} total={users.total} /> : null}
          {data ? <ContactMessages messages={data.unansweredMessages} /> : null}
          <Usage />
          <MailOutbox />
        </>
      )}
    </Stack>
  );
}
