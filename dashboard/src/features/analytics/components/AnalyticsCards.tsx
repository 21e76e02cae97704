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
            data ? (
              <>
                {countedForms(data.totalForms)}
                <Change now={data.totalSubmissions} before={before?.submissions ?? 0} />
              </>
            ) : null
          }
        />
        <FigureCard {...card(IconClock, t`Today`, 'today')} value={data?.submissionsToday} />
        <FigureCard {...card(IconCalendarWeek, t`This Week`, 'week')} value={data?.submissionsThisWeek} />
        <FigureCard {...card(IconCalendar, t`This Month`, 'month')} value={data?.submissionsThisMonth} />
        <FigureCard
          {...card(IconMailOpened, t`Email Clicks`, 'emailClicks')}
          value={data?.totalEmailClicks}
          detail={data ? <Change now={data.totalEmailClicks} before={before?.emailClicks ?? 0} /> : null}
        />
        <FigureCard
          {...card(IconArrowForwardUp, t`Form Redirects`, 'formRedirects')}
          value={data?.totalFormRedirects}
          detail={data ? <Change now={data.totalFormRedirects} before={before?.formRedirects ?? 0} /> : null}
        />
      </FigureGrid>
      <FigureGrid label={t`Visits`} columns={6}>
        <FigureCard
          {...card(IconEye, t`Views`, 'views')}
          value={data?.views}
          detail={data ? <Change now={data.views} before={before?.views ?? 0} /> : null}
        />
        <FigureCard
          {...card(IconPlayerPlay, t`Starts`, 'starts')}
          value={data?.starts}
          detail={data ? <Change now={data.starts} before={before?.starts ?? 0} /> : null}
        />
        <FigureCard
          {...card(IconChecks, t`Completions`, 'completions')}
          value={data?.completions}
          detail={data ? <Change now={data.completions} before={before?.completions ?? 0} /> : null}
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

/** Change against the previous period of the same length; nothing without one. */
function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const tone = percent > 0 ? classes['up'] : percent < 0 ? classes['down'] : undefined;
  return (
    <div>
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
