import { t } from '@lingui/core/macro';
import type { Analytics } from '@inlay/api/contract';
import { FigureHelp } from '../../components/FigureHelp.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { Section } from '../../components/Section.tsx';
import { DEFINITIONS } from './definitions.ts';
import { formatNumber, formatPercent } from '../../lib/formatNumber.ts';

/** D-134 */
export const NO_DATA = t`No data for this period`;

type TopForm = Analytics['topPerformingForms'][number];
type Engagement = Analytics['engagementMetrics'][number];
type EndingMetric = NonNullable<Analytics['endings']>[number];

const TOP: readonly TableColumn<TopForm>[] = [
  { id: 'title', title: t`Form`, cell: ({ formTitle }) => formTitle },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissions }) => formatNumber(submissions),
  },
  {
    id: 'conversion',
    title: t`Conversion`,
    isNumber: true,
    cell: ({ conversionRate }) => formatPercent(conversionRate),
  },
];

/** The five best (ANLY-028, ANLY-031). */
export function TopForms({ forms }: { forms: readonly TopForm[] | undefined }) {
  return (
    <Section
      title={t`Top Performing Forms`}
      text={forms?.length === 0 ? NO_DATA : undefined}
      action={<FigureHelp of={t`Top Performing Forms`} text={DEFINITIONS.top} />}
    >
      <SimpleTable
        caption={t`Top performing forms`}
        rows={forms}
        columns={TOP}
        rowId={({ formId }) => formId}
        isLong
        isNumeric
      />
    </Section>
  );
}

const ENGAGEMENT: readonly TableColumn<Engagement>[] = [
  { id: 'title', title: t`Form`, cell: ({ formTitle }) => formTitle },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissions }) => formatNumber(submissions),
  },
  {
    id: 'clicks',
    title: t`Email clicks`,
    isNumber: true,
    cell: ({ emailClicks }) => formatNumber(emailClicks),
  },
  {
    id: 'redirects',
    title: t`Redirects`,
    isNumber: true,
    cell: ({ formRedirects }) => formatNumber(formRedirects),
  },
  {
    id: 'rate',
    title: t`Click-through`,
    isNumber: true,
    cell: ({ clickThroughRate }) => formatPercent(clickThroughRate),
  },
];

/** Redirects and clicks of the five best forms (ANLY-017, ANLY-030). */
export function EngagementList({ metrics }: { metrics: readonly Engagement[] | undefined }) {
  return (
    <Section
      title={t`Engagement`}
      text={metrics?.length === 0 ? NO_DATA : undefined}
      action={<FigureHelp of={t`Engagement`} text={DEFINITIONS.engagement} />}
    >
      <SimpleTable
        caption={t`Engagement`}
        rows={metrics}
        columns={ENGAGEMENT}
        rowId={({ formId }) => formId}
      />
    </Section>
  );
}

const ENDINGS: readonly TableColumn<EndingMetric>[] = [
  { id: 'ending', title: t`Ending`, cell: ({ title, number }) => title || t`Ending ${number}` },
  { id: 'kind', title: t`Answers`, cell: ({ turnsAway }) => (turnsAway ? t`Turned away` : t`Stored`) },
  { id: 'met', title: t`Visitors`, isNumber: true, cell: ({ met }) => formatNumber(met) },
];

/** Endings of one form, with how many met each. */
export function EndingList({ endings }: { endings: readonly EndingMetric[] }) {
  return (
    <Section title={t`Endings`} action={<FigureHelp of={t`Endings`} text={DEFINITIONS.endings} />}>
      <SimpleTable
        caption={t`Endings`}
        rows={endings}
        columns={ENDINGS}
        rowId={({ number }) => String(number)}
      />
    </Section>
  );
}
