import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { Analytics } from '@inlay/api/contract';
import { PieChart } from '../../components/charts/PieChart.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { TimeChart, type ChartSeries } from '../../components/charts/TimeChart.tsx';
import { DEFINITIONS } from './definitions.ts';
import { ChartSection } from './ChartSection.tsx';
import { formatNumber } from '../../lib/formatNumber.ts';
import { todayIn, viewerZone } from '../../lib/formatTime.ts';
import { localeOfDates } from '../../lib/i18n.ts';

type Dated = Analytics['submissionsByDate'][number];
type Hourly = Analytics['submissionsByHour'][number];
interface Slice {
  id: string;
  name: string;
  value: number;
}

// Days are dates without a time: UTC leaves them unchanged.
const DAY = new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'full', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat(localeOfDates, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MEDIUM_DAY = new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'medium', timeZone: 'UTC' });

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const BY_DATE: readonly TableColumn<Dated>[] = [
  { id: 'date', title: t`Day`, cell: ({ date }) => MEDIUM_DAY.format(Date.parse(date)) },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissions }) => formatNumber(submissions),
  },
  { id: 'views', title: t`Views`, isNumber: true, cell: ({ views }) => formatNumber(views) },
  { id: 'starts', title: t`Starts`, isNumber: true, cell: ({ starts }) => formatNumber(starts) },
  {
    id: 'completions',
    title: t`Completions`,
    isNumber: true,
    cell: ({ completions }) => formatNumber(completions),
  },
];
const BY_HOUR: readonly TableColumn<Hourly>[] = [
  { id: 'hour', title: t`Hour`, cell: ({ hour }) => `${hourName(hour)} – ${hourName((hour + 1) % 24)}` },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissions }) => formatNumber(submissions),
  },
];
const SLICES: readonly TableColumn<Slice>[] = [
  { id: 'name', title: t`Name`, cell: ({ name }) => name },
  { id: 'value', title: t`Count`, isNumber: true, cell: ({ value }) => formatNumber(value) },
];

const NOTHING: Analytics['submissionsByDate'] = [];
const NO_HOURS: Analytics['submissionsByHour'] = [];

/** Submissions and views over time; the table also has starts and completions (ANLY-012, ANLY-026). */
export function DayChart({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  const days = data?.submissionsByDate ?? NOTHING;
  const today = todayIn(viewerZone());
  const places = useMemo(
    () =>
      days.map(({ date }) => {
        const name = DAY.format(Date.parse(date));
        return {
          name: date === today ? t`${name}, so far` : name,
          short: SHORT_DAY.format(Date.parse(date)),
        };
      }),
    [days, today],
  );
  const series = useMemo<ChartSeries[]>(
    () => [
      { label: t`Submissions`, color: '--inlay-chart-1', values: days.map((day) => day.submissions) },
      { label: t`Views`, color: '--inlay-chart-2', values: days.map((day) => day.views) },
    ],
    [days],
  );
  return (
    <ChartSection
      title={t`Submissions over Time`}
      help={DEFINITIONS.byDate}
      isPending={isPending}
      isEmpty={days.every((day) => day.submissions + day.views === 0)}
      chart={
        <TimeChart
          label={t`Submissions over time`}
          places={places}
          series={series}
          kind="lines"
          isLastOpen={days.at(-1)?.date === today}
        />
      }
      table={
        <SimpleTable
          caption={t`Submissions over time`}
          rows={days}
          columns={BY_DATE}
          rowId={({ date }) => date}
          isLong
          isNumeric
        />
      }
    />
  );
}

/** Submissions by hour (ANLY-013, ANLY-027). */
export function HourChart({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  const hours = data?.submissionsByHour ?? NO_HOURS;
  const places = useMemo(
    () =>
      hours.map(({ hour }) => ({
        name: `${hourName(hour)} – ${hourName((hour + 1) % 24)}`,
        short: hourName(hour),
      })),
    [hours],
  );
  const series = useMemo<ChartSeries[]>(
    () => [
      {
        label: t`Submissions`,
        color: '--inlay-chart-1',
        values: hours.map(({ submissions }) => submissions),
      },
    ],
    [hours],
  );
  return (
    <ChartSection
      title={t`Peak Hours`}
      help={DEFINITIONS.byHour}
      isPending={isPending}
      isEmpty={hours.every(({ submissions }) => submissions === 0)}
      chart={<TimeChart label={t`Peak hours`} places={places} series={series} kind="bars" />}
      table={
        <SimpleTable
          caption={t`Peak hours`}
          rows={hours}
          columns={BY_HOUR}
          rowId={({ hour }) => String(hour)}
          isLong
        />
      }
    />
  );
}

/** Distribution of submissions over forms (ANLY-015). */
export function DistributionChart({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  const slices = (data?.formMetrics ?? []).flatMap(({ formId, formTitle, submissionCount }) =>
    submissionCount > 0 ? { id: formId, name: formTitle, value: submissionCount } : [],
  );
  return (
    <PieSection
      title={t`Form Distribution`}
      help={DEFINITIONS.distribution}
      isPending={isPending}
      slices={slices}
    />
  );
}

const CLICK_NAMES = { view_submission: t`View submission`, view_form: t`View form` } as const;

/** Clicks on links in mails (ANLY-016, ANLY-029). */
export function ClicksChart({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  const slices = (data?.clicksByType ?? []).map(({ clickType, clicks }) => ({
    id: clickType,
    name: CLICK_NAMES[clickType],
    value: clicks,
  }));
  return (
    <PieSection
      title={t`Email Clicks by Type`}
      help={DEFINITIONS.clicksByType}
      isPending={isPending}
      slices={slices}
    />
  );
}

function PieSection(props: { title: string; help: string; isPending: boolean; slices: readonly Slice[] }) {
  const { title, help, isPending, slices } = props;
  return (
    <ChartSection
      title={title}
      help={help}
      isPending={isPending}
      isEmpty={slices.every(({ value }) => value === 0)}
      chart={<PieChart label={title} slices={slices} />}
      table={<SimpleTable caption={title} rows={slices} columns={SLICES} rowId={({ id }) => id} isLong />}
    />
  );
}
