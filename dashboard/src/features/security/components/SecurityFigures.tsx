import { IconActivity, IconAlertTriangle, IconClockPause, IconLock } from '@tabler/icons-react';
import type { SecuritySummary } from '@inlay/api/contract';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';

/** The four counters of the last 24 hours (SECD-002…005). */
export function SecurityFigures({
  summary,
  isPending,
}: {
  summary: SecuritySummary | undefined;
  isPending: boolean;
}) {
  return (
    <FigureGrid label="Last 24 hours">
      <FigureCard
        icon={IconAlertTriangle}
        label="Dangerous inputs"
        value={summary?.dangerousInputs}
        isPending={isPending}
      />
      <FigureCard
        icon={IconClockPause}
        label="Rate limit hits"
        value={summary?.rateLimitHits}
        isPending={isPending}
      />
      <FigureCard icon={IconLock} label="Failed logins" value={summary?.failedLogins} isPending={isPending} />
      <FigureCard
        icon={IconActivity}
        label="Total events"
        value={summary?.totalEvents}
        isPending={isPending}
      />
    </FigureGrid>
  );
}
