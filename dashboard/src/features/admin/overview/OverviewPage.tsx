import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useOverview } from './overviewApi.ts';
import { ContactMessages } from './ContactMessages.tsx';
import { MailOutbox } from '../mail/MailOutbox.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';

/** Overview: four figures, unanswered messages, and unsent mails (ADMIN-002…005, D-153, D-23). */
export function OverviewPage() {
  const { data, isPending, error, refetch } = useOverview();
  return (
    <Stack gap={24}>
      {error ? (
        <LoadFailure title={t`Failed to load overview`} error={error} onRetry={() => refetch()} />
      ) : null}
      <OverviewFigures />
      {isPending || data ? <ContactMessages messages={data?.unansweredMessages} /> : null}
      {/* The messages above it decide its position. */}
      {isPending ? null : <MailOutbox />}
    </Stack>
  );
}
