import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Analytics } from '@inlay/api/contract';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import classes from '../../../domain/analytics/analytics.module.css';
import {
  ClicksChart,
  DayChart,
  DistributionChart,
  HourChart,
} from '../../../domain/analytics/AnalyticsCharts.tsx';
import {
  EngagementList,
  FieldList,
  PageList,
  EndingList,
  FormPerformance,
  TopForms,
} from '../../../domain/analytics/FormLists.tsx';
import { BackLink } from '../../../components/BackLink.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FiguresOf } from '../../../domain/analytics/FiguresOf.tsx';
import { todayIn } from '../../../domain/analytics/analyticsPeriod.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { useWayBack } from '../../../lib/trail.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { addressOf, parseView } from '../analyticsAddress.ts';
import { useAnalytics, useAnalyticsExport } from '../api/analytics.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';

/** Figures of the account's forms, or of the one that is chosen (ANLY-001). */
export function AnalyticsPage() {
  const wayBack = useWayBack();
  return (
    <div className="page">
      <Figures formId={undefined} start={<BackLink to={wayBack}>{t`Back`}</BackLink>} />
    </div>
  );
}

/** Figures of the form in the address, inside its own screen. */
export function FormFigures() {
  return <Figures formId={useParams()['formId']} start={null} />;
}

function Figures({ formId, start }: { formId: string | undefined; start: ReactNode }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const view = parseView(search, formId, todayIn(viewerZone()));
  const isRange = view.from <= view.to;
  const query = useAnalytics(view, isRange);
  const { data, isPending, isPlaceholderData, error } = query;
  const saving = useAnalyticsExport(view);
  const isLoading = isPending && isRange;

  const filters = (
    <AnalyticsFilters
      view={view}
      forms={data?.forms}
      hasFailed={error !== null && !data}
      isAdmin={user?.role === 'admin'}
      onChange={(next) => void navigate(addressOf(next), { replace: true, preventScrollReset: true })}
    />
  );
  return (
    <Stack gap={24}>
      <div className={classes['end']}>
        {formId ? filters : start}
        {error && !data ? null : (
          <BusyButton
            variant={formId ? 'default' : 'filled'}
            isBusy={saving.isPending}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
            disabled={!isRange}
            onClick={() => saving.mutate()}
          >
            {t`Export`}
          </BusyButton>
        )}
      </div>
      {formId ? null : filters}
      {data?.totalForms === 0 && !isPlaceholderData ? <NoActiveForms /> : null}
      <FiguresOf query={query}>
        <Charts data={data} isPending={isLoading} isOneForm={view.formId !== null} />
      </FiguresOf>
    </Stack>
  );
}

function NoActiveForms() {
  return (
    <EmptyState
      title={t`No active forms`}
      text={t`Figures will appear here once a form is active.`}
      action={
        <Button component={Link} to="/builder">
          {t`Create New Form`}
        </Button>
      }
    />
  );
}

interface ChartsProps {
  data: Analytics | undefined;
  isPending: boolean;
  /** Comparing forms says nothing about one. */
  isOneForm: boolean;
}

function Charts({ data, isPending, isOneForm }: ChartsProps) {
  const charts = { data, isPending };
  return (
    <>
      <AnalyticsCards {...charts} />
      <DayChart {...charts} />
      <div className={classes['columns']}>
        <HourChart {...charts} />
        {isOneForm ? <ClicksChart {...charts} /> : <DistributionChart {...charts} />}
      </div>
      {data?.pages ? <PageList pages={data.pages} /> : null}
      {data?.endings ? <EndingList endings={data.endings} /> : null}
      {data?.fields ? <FieldList fields={data.fields} /> : null}
      {isOneForm ? null : (
        <>
          <FormPerformance metrics={data?.formMetrics} />
          <div className={classes['columns']}>
            <TopForms forms={data?.topPerformingForms} />
            <ClicksChart {...charts} />
          </div>
        </>
      )}
      <EngagementList metrics={data?.engagementMetrics} />
      <Text size="sm" c="dimmed">
        {t`Visits are counted without cookies or personal data. Days and hours are in ${viewerZone()} time.`}
      </Text>
    </>
  );
}
