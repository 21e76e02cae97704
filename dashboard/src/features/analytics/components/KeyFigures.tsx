import { plural, t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import IconEye from '~icons/eye';
import IconInbox from '~icons/inbox';
import IconPercentage from '~icons/percentage';
import IconPlayerPlay from '~icons/player-play';
import type { Analytics } from '@inlay/api/contract';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import classes from '../../../domain/analytics/analytics.module.css';
import { periodBefore } from '../../../domain/analytics/analyticsPeriod.ts';
import { formatNumber, formatPercent } from '../../../lib/formatNumber.ts';
import { formatDays } from '../../../lib/formatTime.ts';
import { cardOf } from './cardOf.tsx';

/** Keeps the line while figures load. */
const SPACE = '\u00a0';

interface KeyFiguresProps {
  data: Analytics | undefined;
  isPending: boolean;
  isOneForm: boolean;
}

/** The way from a view to a submission in four figures, each beside the period before (decision 073). */
export function KeyFigures({ data, isPending, isOneForm }: KeyFiguresProps) {
  const before = data?.before;
  const forms = plural(data?.totalForms ?? 0, { one: '# form', other: '# forms' });
  return (
    <Stack gap={8}>
      <FigureGrid label={t`Figures`} isAligned>
        <FigureCard
          {...cardOf(IconInbox, t`Total Submissions`, 'submissions', isPending)}
          value={data?.totalSubmissions}
          detail={
            <>
              <Change now={data?.totalSubmissions} before={before?.submissions} />
              {isOneForm ? null : <div>{data ? forms : SPACE}</div>}
            </>
          }
        />
        <FigureCard
          {...cardOf(IconEye, t`Views`, 'views', isPending)}
          value={data?.views}
          detail={<Change now={data?.views} before={before?.views} />}
        />
        <FigureCard
          {...cardOf(IconPlayerPlay, t`Starts`, 'starts', isPending)}
          value={data?.starts}
          detail={<Change now={data?.starts} before={before?.starts} />}
        />
        <FigureCard
          {...cardOf(IconPercentage, t`Conversion Rate`, 'conversionRate', isPending)}
          value={data && formatPercent(data.conversionRate)}
          detail={<Before>{before && formatPercent(conversionOf(before))}</Before>}
        />
      </FigureGrid>
      <Text size="sm" c="dimmed">
        {data ? t`Changes are against ${formatDays(periodBefore(data))}.` : SPACE}
      </Text>
    </Stack>
  );
}

/** A whole percentage, at most 100, as the server counts that of this period (D-06). */
const conversionOf = ({ submissions, views }: Analytics['before']): number =>
  views === 0 ? 0 : Math.min(100, Math.round((submissions / views) * 100));

/** The change against the previous period of the same length, and what there was; one line, also on phones. */
export function Change({ now = 0, before }: { now: number | undefined; before: number | undefined }) {
  if (!before) return <Before>{before === undefined ? undefined : formatNumber(before)}</Before>;
  const percent = Math.round(((now - before) / before) * 100);
  const tone = percent > 0 ? classes['up'] : percent < 0 ? classes['down'] : undefined;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return (
    <div>
      <span className={tone} dir="ltr">
        {sign + formatPercent(Math.abs(percent))}
      </span>
      {' · '}
      {t`was ${formatNumber(before)}`}
    </div>
  );
}

/** A figure of the period before; undefined while it loads. */
function Before(props: { children: string | undefined }) {
  return <div>{props.children === undefined ? SPACE : t`was ${props.children}`}</div>;
}
