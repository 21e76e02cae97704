import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import type { InboxLayout } from '../../../domain/submissions/inboxLayout.ts';
import type { InboxDensity } from '../list/density.ts';
import { isFiltered, type InboxQuery } from './inboxQuery.ts';
import type { useInboxRows } from './useInboxRows.ts';
import type { InboxTableState } from '../list/useInboxTable.ts';
import { LazyBoard } from '../board/LazyBoard.tsx';
import type { InboxRow } from './useInboxRows.ts';
import type { WorkStatus } from '../work/states.ts';
import classes from './inbox.module.css';
import { InboxRows } from '../list/InboxRows.tsx';
import { ListSkeleton, NothingThere } from './InboxStates.tsx';
import { InboxTable } from '../list/InboxTable.tsx';
import type { RowActions } from '../list/RowMarks.tsx';

interface InboxBodyProps {
  query: InboxQuery;
  list: ReturnType<typeof useInboxRows>['list'];
  table: InboxTableState;
  view: InboxLayout;
  density: InboxDensity;
  activeId: string | null;
  actions: RowActions;
  /** Sets the status of a card of the board; absent for somebody who only reads. */
  onStatus: ((row: InboxRow, status: WorkStatus) => void) | undefined;
  onNearStart: (() => void) | undefined;
  onNearEnd(): void;
  onClearFilters(): void;
}

/** The rows, or their placeholder. */
export function InboxBody(props: InboxBodyProps) {
  const { query, list, view, density, onClearFilters, onStatus, ...common } = props;
  const { rows } = props.table.getRowModel();
  const failure = query.formId ? t`Failed to fetch submissions` : t`Failed to load submissions`;
  if (list.isPending) return <ListSkeleton />;
  if (list.error && rows.length === 0) {
    return (
      <div className={classes['failure']}>
        <LoadFailure title={failure} error={list.error} onRetry={() => list.refetch()} />
      </div>
    );
  }
  if (view === 'board' && (rows.length > 0 || list.hasNextPage)) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <LazyBoard query={query} openId={query.openId} onOpen={common.actions.open} onStatus={onStatus} />
      </Suspense>
    );
  }
  if (rows.length === 0 && list.hasNextPage) return <StillSearching onMore={common.onNearEnd} />;
  if (rows.length === 0)
    return <NothingThere isFiltered={isFiltered(query)} formId={query.formId} onClear={onClearFilters} />;
  const shown = { ...common, openId: query.openId };
  return (
    <div className={classes['body']}>
      {view === 'table' ? (
        <InboxTable {...shown} />
      ) : (
        <InboxRows
          {...shown}
          view={view === 'board' ? 'list' : view}
          density={density}
          namesForm={query.formId === null}
        />
      )}
      {list.isFetchNextPageError ? (
        <Group justify="center" gap={12} p={8} role="alert">
          <Text size="sm" c="var(--inlay-danger)">
            {failure}: {messageOf(list.error)}
          </Text>
          <Button size="xs" variant="outline" onClick={() => void list.fetchNextPage()}>
            {t`Try again`}
          </Button>
        </Group>
      ) : null}
    </div>
  );
}

/** The server has scanned many rows without a match, and there are more. */
function StillSearching({ onMore }: { onMore(): void }) {
  return (
    <Group justify="center" p={24} gap={12}>
      <Text c="dimmed" role="status">
        {t`No matches among the newest submissions yet.`}
      </Text>
      <Button size="xs" variant="outline" onClick={onMore}>
        {t`Search older submissions`}
      </Button>
    </Group>
  );
}
