import { t } from '@lingui/core/macro';
import IconFileText from '~icons/file-text';
import IconUserCheck from '~icons/user-check';
import IconUsers from '~icons/users';
import IconUserShare from '~icons/user-share';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { useOverview } from './overviewApi.ts';

/** Four figures of the platform: in the admin panel and on the dashboard (ADMIN-002…005, D-47). */
export function OverviewFigures() {
  const { data, isPending } = useOverview();
  return (
    <FigureGrid label={t`Figures`}>
      <FigureCard
        icon={IconUserCheck}
        label={t`Pending approvals`}
        value={data?.pendingApprovals}
        isPending={isPending}
        to="/admin/user-approvals?state=pending"
      />
      <FigureCard
        icon={IconUsers}
        label={t`Total users`}
        value={data?.totalUsers}
        isPending={isPending}
        to="/admin/user-approvals"
      />
      <FigureCard
        icon={IconFileText}
        label={t`Total forms`}
        value={data?.totalForms}
        isPending={isPending}
        to="/admin/pages"
      />
      <FigureCard
        icon={IconUserShare}
        label={t`Assigned forms`}
        value={data?.assignedForms}
        isPending={isPending}
        to="/admin/form-assignments"
      />
    </FigureGrid>
  );
}
