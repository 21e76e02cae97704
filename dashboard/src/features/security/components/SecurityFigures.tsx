import { t } from '@lingui/core/macro';
import IconActivity from '~icons/activity';
import IconAlertTriangle from '~icons/alert-triangle';
import IconClockPause from '~icons/clock-pause';
import IconLock from '~icons/lock';
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
    <FigureGrid label={t`Last 24 hours`}>
      <FigureCard
        icon={IconAlertTriangle}
        label={t`Dangerous inputs`}
        value={summary?.dangerousInputs}
        isPending={isPending}
      />
      <FigureCard
        icon={IconClockPause}
        label={t`Rate limit hits`}
        value={summary?.rateLimitHits}
        isPending={isPending}
      />
      <FigureCard
        icon={IconLock}
        label={t`Failed logins`}
        value={summary?.failedLogins}
        isPending={isPending}
      />
      <FigureCard
        icon={IconActivity}
        label={t`Total events`}
        value={summary?.totalEvents}
        isPending={isPending}
      />
    </FigureGrid>
  );
}
