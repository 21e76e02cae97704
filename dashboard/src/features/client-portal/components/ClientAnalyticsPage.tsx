import { plural, t } from '@lingui/core/macro';
import { Stack, Text, Title } from '@mantine/core';
import IconCalendar from '~icons/calendar';
import IconCalendarWeek from '~icons/calendar-week';
import IconChecks from '~icons/checks';
import IconClock from '~icons/clock';
import IconEye from '~icons/eye';
import IconInbox from '~icons/inbox';
import type { Analytics } from '@inlay/api/contract';
import { useSearchParams } from 'react-router';
import { DayChart, HourChart } from '../../../domain/analytics/AnalyticsCharts.tsx';
import { DEFINITIONS } from '../../../domain/analytics/definitions.ts';
import { EndingList } from '../../../domain/analytics/FormLists.tsx';
import { WhereVisitorsLeave } from '../../../domain/analytics/WhereVisitorsLeave.tsx';
import { FormPerformance } from '../../../domain/analytics/FormPerformance.tsx';
import { PeriodBar } from '../../../domain/analytics/PeriodBar.tsx';
import { ChartDrawing } from '../../../components/drawings/ChartDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { FigureHelp } from '../../../components/FigureHelp.tsx';
import { FiguresOf } from '../../../domain/analytics/FiguresOf.tsx';
import { parsePeriod, writePeriod } from '../../../domain/analytics/analyticsPeriod.ts';
import { todayIn, viewerZone } from '../../../lib/formatTime.ts';
import { useClientAnalytics, type PortalView } from '../api/analytics.ts';
import { monthShare } from '../monthShare.ts';
import { BackToPortal } from './BackToPortal.tsx';
import { formatNumber, formatPercent } from '../../../lib/formatNumber.ts';

/** /client/analytics: how the client's forms do (CLNT-046, CLNT-047, CLNT-048, D-143). */
export function ClientAnalyticsPage() {
  const [search, setSearch] = useSearchParams();
  const view: PortalView = {
    ...parsePeriod(search, todayIn(viewerZone())),
    formId: search.get('form'),
  };
  const isRange = view.from <= view.to;
  const query = useClientAnalytics(view, isRange);
  const { data, isPending, isPlaceholderData, error } = query;
  const shown = { data, isPending: isPending && isRange };
  const show = (next: PortalView): void => {
    const params = writePeriod(next);
    if (next.formId) params.set('form', next.formId);
    setSearch(params, { replace: true, preventScrollReset: true });
  };
  return (
    <Stack gap={24}>
      <title>{t`Client View · Inlay`}</title>
      <div>
        <BackToPortal />
        <Title order={1} mt={8}>
          {t`Client View`}
        </Title>
      </div>
      <PeriodBar view={view} forms={data?.forms} hasFailed={error !== null && !data} onChange={show} />
      {data?.totalForms === 0 && !isPlaceholderData ? (
        <div className="card">
          <EmptyState
            drawing={<ChartDrawing />}
            title={t`No forms yet`}
            text={t`Figures will appear here once a form is assigned to you.`}
          />
        </div>
      ) : null}
      <FiguresOf query={query}>
        {data?.totalForms === 0 ? null : (
          <>
            {data ? <WhereVisitorsLeave data={data} /> : null}
            <Cards {...shown} />
            <DayChart {...shown} />
            <HourChart {...shown} />
            {data?.endings ? <EndingList endings={data.endings} /> : null}
            <FormPerformance metrics={data?.formMetrics} />
            <Text size="sm" c="dimmed">
              {t`Days and hours are in ${viewerZone()} time.`}{' '}
              {data?.isSinceShared ? t`Figures start when a form is shared with you.` : null}
            </Text>
          </>
        )}
      </FiguresOf>
    </Stack>
  );
}

/** Reserves a line while it loads, so that nothing moves. */
const SPACE = '\u00a0';

function Cards({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  const card = (icon: typeof IconInbox, label: string, definition: keyof typeof DEFINITIONS) => ({
    icon,
    label,
    isPending,
    help: <FigureHelp of={label} text={DEFINITIONS[definition]} />,
  });
  return (
    <FigureGrid label={t`Figures`} columns={6}>
      <FigureCard
        {...card(IconInbox, t`Total Submissions`, 'submissions')}
        value={data?.totalSubmissions}
        detail={!data ? SPACE : plural(data.totalForms, { one: '# form', other: '# forms' })}
      />
      <FigureCard {...card(IconClock, t`Today`, 'today')} value={data?.submissionsToday} />
      <FigureCard {...card(IconCalendarWeek, t`This Week`, 'week')} value={data?.submissionsThisWeek} />
      <FigureCard
        {...card(IconCalendar, t`This Month`, 'month')}
        value={data?.submissionsThisMonth}
        detail={!data ? SPACE : t`${formatNumber(monthShare(data))}% of the total`}
      />
      <FigureCard {...card(IconEye, t`Views`, 'views')} value={data?.views} />
      <FigureCard
        {...card(IconChecks, t`Completion Rate`, 'completionRate')}
        value={data && formatPercent(data.completionRate)}
      />
    </FigureGrid>
  );
}
