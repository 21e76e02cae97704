import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  IconArrowForwardUp,
  IconCalendar,
  IconCalendarWeek,
  IconChecks,
  IconClock,
  IconEye,
  IconHourglass,
  IconInbox,
  IconMailOpened,
  IconPercentage,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { Analytics } from '@inlay/api/contract';
import classes from '../../../domain/analytics/analytics.module.css';
import { DEFINITIONS } from '../../../domain/analytics/definitions.ts';
import { formatDuration } from '../formatDuration.ts';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { FigureHelp } from '../../../components/FigureHelp.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';

type Definition = keyof typeof DEFINITIONS;

/** The six cards (D-128), and six more on visits. */
export function AnalyticsCards({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  const card = (icon: typeof IconInbox, label: string, definition: Definition) => ({
    icon,
    label,
    isPending,
    help: <FigureHelp of={label} text={DEFINITIONS[definition]} />,
  });
  const before = data?.before;
  return (
    <>
      <FigureGrid label={t`Submissions`} columns={6}>
        <FigureCard
          {...card(IconInbox, t`Total Submissions`, 'submissions')}
          value={data?.totalSubmissions}
          detail={
            <>
              {data ? countedForms(data.totalForms) : '–'}
              <Change now={data?.totalSubmissions} before={before?.submissions} />
            </>
          }
        />
        <FigureCard {...card(IconClock, t`Today`, 'today')} value={data?.submissionsToday} />
        <FigureCard {...card(IconCalendarWeek, t`This Week`, 'week')} value={data?.submissionsThisWeek} />
        <FigureCard {...card(IconCalendar, t`This Month`, 'month')} value={data?.submissionsThisMonth} />
        <FigureCard
          {...card(IconMailOpened, t`Email Clicks`, 'emailClicks')}
          value={data?.totalEmailClicks}
          detail={<Change now={data?.totalEmailClicks} before={before?.emailClicks} />}
        />
        <FigureCard
          {...card(IconArrowForwardUp, t`Form Redirects`, 'formRedirects')}
          value={data?.totalFormRedirects}
          detail={<Change now={data?.totalFormRedirects} before={before?.formRedirects} />}
        />
      </FigureGrid>
      <FigureGrid label={t`Visits`} columns={6}>
        <FigureCard
          {...card(IconEye, t`Views`, 'views')}
          value={data?.views}
          detail={<Change now={data?.views} before={before?.views} />}
        />
        <FigureCard
          {...card(IconPlayerPlay, t`Starts`, 'starts')}
          value={data?.starts}
          detail={<Change now={data?.starts} before={before?.starts} />}
        />
        <FigureCard
          {...card(IconChecks, t`Completions`, 'completions')}
          value={data?.completions}
          detail={<Change now={data?.completions} before={before?.completions} />}
        />
        <FigureCard
          {...card(IconPercentage, t`Completion Rate`, 'completionRate')}
          value={data && `${data.completionRate}%`}
        />
        <FigureCard
          {...card(IconPercentage, t`Conversion Rate`, 'conversionRate')}
          value={data && `${data.conversionRate}%`}
        />
        <FigureCard
          {...card(IconHourglass, t`Median Time`, 'medianTime')}
          value={data && formatDuration(data.medianSeconds)}
          detail={data && data.fields === null ? t`Choose one form to see it` : null}
        />
      </FigureGrid>
    </>
  );
}

const countedForms = (count: number): string => plural(count, { one: '# form', other: '# forms' });

/**
 * Change against the previous period of the same length. Without one, and while it loads, its room stays empty, so
 * that the cards keep their height.
 */
function Change({ now = 0, before = 0 }: { now: number | undefined; before: number | undefined }) {
  const percent = before === 0 ? 0 : Math.round(((now - before) / before) * 100);
  const tone = percent > 0 ? classes['up'] : percent < 0 ? classes['down'] : undefined;
  return (
    <div style={before === 0 ? { visibility: 'hidden' } : undefined}>
      <Trans>
        <span className={tone}>
          {percent > 0 ? '+' : percent < 0 ? '−' : '±'}
          {formatNumber(Math.abs(percent))}%
        </span>{' '}
        to the period before
      </Trans>
    </div>
  );
}
