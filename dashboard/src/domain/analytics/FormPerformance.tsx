import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import IconSearch from '~icons/search';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Analytics } from '@inlay/api/contract';
import { FigureHelp } from '../../components/FigureHelp.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Section } from '../../components/Section.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { formatNumber, formatPercent } from '../../lib/formatNumber.ts';
import classes from './analytics.module.css';
import { DEFINITIONS } from './definitions.ts';
import { NO_DATA } from './FormLists.tsx';

type FormMetric = Analytics['formMetrics'][number];

interface FormPerformanceProps {
  /** `undefined` while they are loaded. */
  metrics: readonly FormMetric[] | undefined;
  /** The address of a form's own figures, where it has one. */
  addressOf?: (formId: string) => string;
  /** Draws what a form received lately. */
  trendOf?: (formId: string) => ReactNode;
}

/** Every form, to be searched by its title (ANLY-004, ANLY-014, ANLY-025). */
export function FormPerformance(props: FormPerformanceProps) {
  const { metrics } = props;
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = metrics?.filter(({ formTitle }) => formTitle.toLowerCase().includes(wanted));
  return (
    <Section
      title={t`Form Performance`}
      text={shown?.length === 0 ? (wanted ? t`No forms match “${text.trim()}”` : NO_DATA) : undefined}
      action={
        <div className={classes['actions']}>
          <FigureHelp of={t`Form Performance`} text={DEFINITIONS.performance} />
          <TextInput
            type="search"
            aria-label={t`Search forms`}
            placeholder={t`Search forms`}
            value={text}
            maxLength={200}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      }
    >
      <SimpleTable
        caption={t`Form performance`}
        rows={shown}
        columns={columns(props)}
        rowId={({ formId }) => formId}
        isLong
        isNumeric
      />
    </Section>
  );
}

const columns = ({ addressOf, trendOf }: FormPerformanceProps): TableColumn<FormMetric>[] => [
  {
    id: 'title',
    title: t`Form`,
    cell: ({ formId, formTitle, isActive }) => {
      const title = isActive ? formTitle : t`${formTitle} (inactive)`;
      return addressOf ? (
        <Link to={addressOf(formId)} className="target">
          <bdi>{title}</bdi>
        </Link>
      ) : (
        title
      );
    },
  },
  ...(trendOf
    ? [
        {
          id: 'trend',
          title: t`Last 14 days`,
          cell: ({ formId }: FormMetric) => trendOf(formId),
        },
      ]
    : []),
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissionCount }) => formatNumber(submissionCount),
  },
  { id: 'views', title: t`Views`, isNumber: true, cell: ({ views }) => formatNumber(views) },
  { id: 'starts', title: t`Starts`, isNumber: true, cell: ({ starts }) => formatNumber(starts) },
  {
    id: 'conversion',
    title: t`Conversion`,
    isNumber: true,
    cell: ({ conversionRate }) => formatPercent(conversionRate),
  },
  {
    id: 'last',
    title: t`Last submission`,
    cell: ({ lastSubmission }) => (lastSubmission ? <RelativeTime iso={lastSubmission} /> : t`Never`),
  },
];
