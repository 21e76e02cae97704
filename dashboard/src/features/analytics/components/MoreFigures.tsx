import { t } from '@lingui/core/macro';
import { Button, Stack } from '@mantine/core';
import IconArrowForwardUp from '~icons/arrow-forward-up';
import IconCalendar from '~icons/calendar';
import IconCalendarWeek from '~icons/calendar-week';
import IconChecks from '~icons/checks';
import IconChevronDown from '~icons/chevron-down';
import IconClock from '~icons/clock';
import IconHourglass from '~icons/hourglass';
import IconMailOpened from '~icons/mail-opened';
import IconPercentage from '~icons/percentage';
import { useLocalStorage } from '@mantine/hooks';
import { useId } from 'react';
import type { Analytics } from '@inlay/api/contract';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { ClicksChart, DistributionChart, HourChart } from '../../../domain/analytics/AnalyticsCharts.tsx';
import { EngagementList, TopForms } from '../../../domain/analytics/FormLists.tsx';
import classes from '../../../domain/analytics/analytics.module.css';
import { formatDuration } from '../formatDuration.ts';
import { cardOf } from './cardOf.tsx';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { Change } from './KeyFigures.tsx';

interface MoreFiguresProps {
  data: Analytics;
  /** Comparing forms says nothing about one, and what is zero for it is left out. */
  isOneForm: boolean;
}

/** Further figures, behind a button (decision 073). */
export function MoreFigures({ data, isOneForm }: MoreFiguresProps) {
  // Who asks once asks again: kept in this browser.
  const [isOpen, setOpen] = useLocalStorage({
    key: 'more-figures',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const id = useId();
  return (
    <>
      <div>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          leftSection={<IconChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t`More figures`}
        </Button>
      </div>
      {isOpen ? (
        <Stack gap={24} id={id}>
          {isOneForm ? <OfOneForm data={data} /> : <OfAllForms data={data} />}
        </Stack>
      ) : null}
    </>
  );
}

function OfAllForms({ data }: { data: Analytics }) {
  const charts = { data, isPending: false };
  return (
    <>
      <FigureGrid label={t`More figures`}>
        <RecentCards data={data} />
        <CompletionCards data={data} />
        <ClickCard data={data} />
        <RedirectCard data={data} />
        <MedianCard data={data} />
      </FigureGrid>
      <div className={classes['columns']}>
        <HourChart {...charts} />
        <DistributionChart {...charts} />
      </div>
      <div className={classes['columns']}>
        <TopForms forms={data.topPerformingForms} />
        <ClicksChart {...charts} />
      </div>
      <EngagementList metrics={data.engagementMetrics} />
    </>
  );
}

function OfOneForm({ data }: { data: Analytics }) {
  const charts = { data, isPending: false };
  const hasClicks = data.totalEmailClicks + data.before.emailClicks > 0;
  const hasRedirects = data.totalFormRedirects + data.before.formRedirects > 0;
  return (
    <>
      <FigureGrid label={t`More figures`}>
        <RecentCards data={data} />
        <CompletionCards data={data} />
        {hasClicks ? <ClickCard data={data} /> : null}
        {hasRedirects ? <RedirectCard data={data} /> : null}
        {data.medianSeconds === null ? null : <MedianCard data={data} />}
      </FigureGrid>
      <div className={classes['columns']}>
        <HourChart {...charts} />
        {hasClicks ? <ClicksChart {...charts} /> : null}
      </div>
      {hasClicks || hasRedirects ? <EngagementList metrics={data.engagementMetrics} /> : null}
    </>
  );
}

/** Counted back from now, whatever the period is (D-128). */
function RecentCards({ data }: { data: Analytics }) {
  return (
    <>
      <FigureCard {...cardOf(IconClock, t`Today`, 'today', false)} value={data.submissionsToday} />
      <FigureCard
        {...cardOf(IconCalendarWeek, t`This Week`, 'week', false)}
        value={data.submissionsThisWeek}
      />
      <FigureCard
        {...cardOf(IconCalendar, t`This Month`, 'month', false)}
        value={data.submissionsThisMonth}
      />
    </>
  );
}

function CompletionCards({ data }: { data: Analytics }) {
  return (
    <>
      <FigureCard
        {...cardOf(IconChecks, t`Completions`, 'completions', false)}
        value={data.completions}
        detail={<Change now={data.completions} before={data.before.completions} />}
      />
      <FigureCard
        {...cardOf(IconPercentage, t`Completion Rate`, 'completionRate', false)}
        value={formatPercent(data.completionRate)}
      />
    </>
  );
}

function ClickCard({ data }: { data: Analytics }) {
  return (
    <FigureCard
      {...cardOf(IconMailOpened, t`Email Clicks`, 'emailClicks', false)}
      value={data.totalEmailClicks}
      detail={<Change now={data.totalEmailClicks} before={data.before.emailClicks} />}
    />
  );
}

function RedirectCard({ data }: { data: Analytics }) {
  return (
    <FigureCard
      {...cardOf(IconArrowForwardUp, t`Form Redirects`, 'formRedirects', false)}
      value={data.totalFormRedirects}
      detail={<Change now={data.totalFormRedirects} before={data.before.formRedirects} />}
    />
  );
}

function MedianCard({ data }: { data: Analytics }) {
  return (
    <FigureCard
      {...cardOf(IconHourglass, t`Median Time`, 'medianTime', false)}
      value={formatDuration(data.medianSeconds)}
      detail={data.fields === null ? t`Choose one form to see it` : null}
    />
  );
}
