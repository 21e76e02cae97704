import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useOverview } from './overviewApi.ts';
import { ContactMessages } from './ContactMessages.tsx';
import { MailOutbox } from '../mail/MailOutbox.tsx';
import { useUsers } from '../users/usersApi.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { PendingUsers } from './PendingUsers.tsx';

/**
 * Overview: four figures, then who and what waits for an administrator: users, messages and unsent mails
 * (ADMIN-002…005, D-153, D-23).
 */
export function OverviewPage() {
  const { data, isPending, error, refetch } = useOverview();
  const pending = useUsers({ search: '', state: 'pending' });
  const [users] = pending.data?.pages ?? [];
  // Each section's place is known once the ones above are: none appears below the skeleton and jumps up.
  const isLoading = isPending || pending.isPending;
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
          {users && users.users.length > 0 ? <PendingUsers users={users.users} total={users.total} /> : null}
          {data ? <ContactMessages messages={data.unansweredMessages} /> : null}
          <MailOutbox />
        </>
      )}
    </Stack>
  );
}
