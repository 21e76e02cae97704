import { Stack } from '@mantine/core';
import { IconFileText, IconUserCheck, IconUsers, IconUserShare } from '@tabler/icons-react';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useOverview } from '../api/overview.ts';
import { ContactMessages } from './ContactMessages.tsx';
import { MailOutbox } from './MailOutbox.tsx';

/** Overview: four figures, what waits for an answer, and mails that are not sent (ADMIN-002…005, D-153, D-23). */
export function OverviewPage() {
  const { data, isPending, error, refetch } = useOverview();
  return (
    <Stack gap={24}>
      {error ? (
        <LoadFailure title="Failed to load the overview" error={error} onRetry={() => void refetch()} />
      ) : null}
      <FigureGrid label="Figures">
        <FigureCard
          icon={IconUserCheck}
          label="Pending approvals"
          value={data?.pendingApprovals}
          isPending={isPending}
          to="/admin/user-approvals?state=pending"
        />
        <FigureCard
          icon={IconUsers}
          label="Total users"
          value={data?.totalUsers}
          isPending={isPending}
          to="/admin/user-approvals"
        />
        <FigureCard
          icon={IconFileText}
          label="Total forms"
          value={data?.totalForms}
          isPending={isPending}
          to="/admin/pages"
        />
        <FigureCard
          icon={IconUserShare}
          label="Assigned forms"
          value={data?.assignedForms}
          isPending={isPending}
          to="/admin/form-assignments"
        />
      </FigureGrid>
      {isPending || data ? <ContactMessages messages={data?.unansweredMessages} /> : null}
      {/* How many messages stand above it decides where it stands. */}
      {isPending ? null : <MailOutbox />}
    </Stack>
  );
}
