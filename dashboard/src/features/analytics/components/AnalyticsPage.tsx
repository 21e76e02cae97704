import { t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import IconDownload from '~icons/download';
import { useCallback, type ReactNode } from 'react';
import type { Analytics } from '@inlay/api/contract';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import classes from '../../../domain/analytics/analytics.module.css';
import { DayChart } from '../../../domain/analytics/AnalyticsCharts.tsx';
import { EndingList } from '../../../domain/analytics/FormLists.tsx';
import { findWorst, WhereVisitorsLeave } from '../../../domain/analytics/WhereVisitorsLeave.tsx';
import { FormPerformance } from '../../../domain/analytics/FormPerformance.tsx';
import { TrendLine } from '../../../domain/forms/FormTrend.tsx';
import { useTrends } from '../../../domain/forms/trends.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ChartDrawing } from '../../../components/drawings/ChartDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FiguresOf } from '../../../domain/analytics/FiguresOf.tsx';
import { todayIn, viewerZone } from '../../../lib/formatTime.ts';
import { useWayBack } from '../../../lib/trail.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { addressOf, parseView, type AnalyticsView } from '../analyticsAddress.ts';
import { useAnalytics, useAnalyticsExport } from '../api/analytics.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MoreFigures } from './MoreFigures.tsx';
import { RemedyLink } from './RemedyLink.tsx';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useNewFormRefusal } from '../../../domain/forms/ownForms.ts';

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
            leftSection={<IconDownload size={16} aria-hidden="true" />}
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
        <Charts data={data} isPending={isLoading} view={view} />
      </FiguresOf>
    </Stack>
  );
}

function NoActiveForms() {
  const refusal = useNewFormRefusal();
  return (
    <EmptyState
      drawing={<ChartDrawing />}
      title={t`No active forms`}
      text={t`Figures will appear here once a form is active.`}
      action={
        <Refusable refusal={refusal}>
          <Button component={Link} to="/builder">
            {t`Create New Form`}
          </Button>
        </Refusable>
      }
    />
  );
}

interface ChartsProps {
  data: Analytics | undefined;
  isPending: boolean;
  view: AnalyticsView;
}

function Charts({ data, isPending, view }: ChartsProps) {
  const trends = useTrends();
  const trendOf = useCallback((formId: string) => <TrendLine trend={trends.get(formId)} />, [trends]);
  const { formId } = view;
  const isOneForm = formId !== null;
  const worst = findWorst(data?.fields ?? []);
  return (
    <>
      {data && isOneForm ? (
        <WhereVisitorsLeave
          data={data}
          remedy={worst ? <RemedyLink formId={formId} worst={worst} /> : null}
        />
      ) : null}
      <KeyFigures data={data} isPending={isPending} isOneForm={isOneForm} />
      <DayChart data={data} isPending={isPending} />
      {isOneForm ? null : (
        <FormPerformance
          metrics={data?.formMetrics}
          addressOf={(formId) => addressOf({ ...view, formId })}
          // Trends are those of one's own forms.
          {...(!view.isAllAccounts && { trendOf })}
        />
      )}
      {data?.endings?.some(({ met }) => met > 0) ? <EndingList endings={data.endings} /> : null}
      {data ? <MoreFigures data={data} isOneForm={isOneForm} /> : null}
      {data ? (
        <Text size="sm" c="dimmed">
          {t`Visits are counted without cookies or personal data. Days and hours are in ${viewerZone()} time.`}
        </Text>
      ) : null}
    </>
  );
}
