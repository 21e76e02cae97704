import { IconFileText, IconUserCheck, IconUsers, IconUserShare } from '@tabler/icons-react';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { useOverview } from './overviewApi.ts';

/** Four figures of the platform: in the admin panel and on the dashboard (ADMIN-002…005, D-47). */
export function OverviewFigures() {
  const { data, isPending } = useOverview();
  return (
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
  );
}
