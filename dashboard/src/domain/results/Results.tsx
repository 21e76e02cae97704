import { plural, t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconInbox from '~icons/inbox';
import IconPrinter from '~icons/printer';
import IconX from '~icons/x';
import type { ResultsLine } from '@inlay/api/contract';
import { useEffect, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChartDrawing } from '../../components/drawings/ChartDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PdfButton } from '../../components/PdfButton.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { periodBefore } from '../analytics/analyticsPeriod.ts';
import { ResultCards } from './ResultCards.tsx';
import classes from './results.module.css';
import { useResults } from './useResults.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { formatDays, todayIn, viewerZone } from '../../lib/formatTime.ts';
import { filterOf, parseView, writeView, type ResultsView } from './resultsAddress.ts';
import { ResultsFilters } from './ResultsFilters.tsx';

interface ResultsProps {
  /** Key of the form's results, to read them again. */
  formId: string;
  /** Requests the results for a question of `filterOf`. */
  open(query: URLSearchParams, signal: AbortSignal): Promise<Response>;
  /** Requests the shown results as PDF. */
  requestPdf(query: URLSearchParams): Promise<Response>;
  /** The address of the counted submissions; absent where no screen takes the filter. */
  inboxPath?: (view: ResultsView) => string;
  /** Further buttons above the cards. */
  tools?: ReactNode;
  onTitle?: (title: string) => void;
}

/** The summary of a form (RESULT-001); its state is in the screen's address. */
export function Results({ formId, open, requestPdf, inboxPath, tools, onTitle }: ResultsProps) {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(viewerZone());
  const view = parseView(search, today);
  const isRange = view.from === null || view.to === null || view.from <= view.to;
  const query = filterOf(view, viewerZone());
  const { data, isPlaceholderData, error, refetch } = useResults(
    [formId, query.toString()],
    (signal) => open(query, signal),
    isRange,
  );
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
  const change = (next: ResultsView): void =>
    setSearch(writeView(next), { replace: true, preventScrollReset: true });

  return (
    <Stack gap={24}>
      <ResultsFilters view={view} today={today} onChange={change} />
      {error && !data ? null : (
        <Heading
          path={inboxPath?.(view)}
          view={view}
          results={data}
          onChange={change}
          requestPdf={() => requestPdf(filterOf(view, viewerZone()))}
          tools={tools}
        />
      )}
      {data?.isWhole && data.submissions === 0 && !isPlaceholderData ? (
        <EmptyState
          drawing={<ChartDrawing />}
          title={t`No submissions yet`}
          text={
            (view.sought ?? view.from)
              ? t`Nothing matches the period and filter.`
              : t`What people answer will be summed up here.`
          }
        />
      ) : error && !data ? null : (
        <ResultCards
          results={data}
          isStale={isPlaceholderData}
          sought={view.sought}
          onSeek={(sought) => change({ ...view, sought })}
        />
      )}
      {error ? (
        <LoadFailure
          title={t`Failed to load results`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
    </Stack>
  );
}

/** Number of counted submissions, the answer they are filtered by, and a link to read them. */
function Heading({
  path,
  view,
  results,
  onChange,
  requestPdf,
  tools,
}: {
  path: string | undefined;
  view: ResultsView;
  results: ResultsLine | undefined;
  onChange(view: ResultsView): void;
  requestPdf(): Promise<Response>;
  tools: ReactNode;
}) {
  const { submissions = 0, before, cards = [], title = '' } = results ?? {};
  const soughtCard = cards.find(({ id }) => id === view.sought?.field);
  return (
    // Keeps its place while results load, so that the cards below stay where they are.
    <Group gap={12} justify="space-between" className={results ? '' : (classes['awaited'] ?? '')}>
      <Group gap={12}>
        <Text fw={600} role="status">
          {plural(submissions, { one: '# submission', other: '# submissions' })}
          {before ? (
            <Text span c="dimmed" fw={400} ms={8}>
              {view.from && view.to
                ? t`was ${formatNumber(before.submissions)}, ${formatDays(periodBefore({ from: view.from, to: view.to }))}`
                : t`was ${formatNumber(before.submissions)}`}
            </Text>
          ) : null}
        </Text>
        {view.sought ? (
          <Button
            size="xs"
            variant="light"
            rightSection={<IconX size={16} aria-hidden="true" />}
            aria-label={t`Remove the filter`}
            onClick={() => onChange({ ...view, sought: null })}
          >
            {soughtCard ? `${soughtCard.label}: ` : ''}
            {view.sought.value ?? `${view.sought.atLeast ?? ''} – ${view.sought.atMost ?? ''}`}
          </Button>
        ) : null}
      </Group>
      <Group gap={8} className={classes['tools'] ?? ''}>
        {path === undefined ? null : (
          <Button
            variant="default"
            component={Link}
            to={path}
            leftSection={<IconInbox size={16} aria-hidden="true" />}
          >
            {t`Show submissions`}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t`Print`}
        </Button>
        <PdfButton name={title} request={requestPdf} />
        {tools}
      </Group>
    </Group>
  );
}
