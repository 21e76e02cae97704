import { t } from '@lingui/core/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { MovingItems } from '../../../components/motion/MovingItems.tsx';
import { SortableList } from '../../../components/sortable/SortableList.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useInboxCount } from '../api/submissions.ts';
import { useInboxRows } from '../inbox/useInboxRows.ts';
import { StatusMark } from '../work/StatusMark.tsx';
import type { BoardActions } from './boardActions.ts';
import { BoardCard } from './BoardCard.tsx';
import classes from './board.module.css';
import type { BoardColumn as Column } from './boardColumns.ts';

interface BoardColumnProps {
  column: Column;
  /** Its index among the columns. */
  index: number;
  namesForm: boolean;
  openId: string | null;
  actions: BoardActions;
}

/** One status: its exact count and its submissions, page by page as the reader scrolls. */
export function BoardColumn({ column, index, namesForm, openId, actions }: BoardColumnProps) {
  const { list, rows: loaded, loadNext } = useInboxRows(column.query);
  const total = useInboxCount(column.query).data?.total;
  const rows = useMemo(() => loaded.filter(column.has), [loaded, column]);
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { memory } = actions;
  useEffect(() => memory.remember(rows, index), [memory, rows, index]);
  const { label, state, status } = column.status;
  const { move } = actions;
  return (
    <section className={classes['column']} aria-label={label}>
      <header className={classes['head']}>
        <StatusMark work={{ state, status }} isDecorative />
        <Text component="h3" fw={600} size="sm" truncate="end">
          {label}
        </Text>
        <Text size="sm" c="dimmed" className="tabular" role="status">
          {total === undefined ? '' : formatNumber(total)}
        </Text>
      </header>
      <SortableList
        group="board"
        className={classes['cards'] ?? ''}
        filter={move ? '[data-no-drag]' : '*'}
        isWhole
        dragAlong={(id) => [id]}
        describe={([id]) => memory.find(id ?? '')?.row.formTitle ?? ''}
        accepts={() => move !== undefined}
        onMove={([id]) => {
          const moved = memory.find(id ?? '');
          if (moved) move?.(moved.row, moved.column, index);
        }}
      >
        <MovingItems keys={keys} items="[data-id]">
          {rows.map((row) => (
            <BoardCard
              key={row.id}
              row={row}
              columnIndex={index}
              namesForm={namesForm}
              isOpen={row.id === openId}
              actions={actions}
            />
          ))}
        </MovingItems>
        <End list={list} isEmpty={rows.length === 0} onMore={loadNext} />
      </SortableList>
    </section>
  );
}

/** End of a column, which loads more cards once it is in view. */
function End(props: { list: ReturnType<typeof useInboxRows>['list']; isEmpty: boolean; onMore(): void }) {
  const { list, isEmpty, onMore } = props;
  const { ref, inViewport } = useInViewport();
  const { isPending, isFetching, hasNextPage, error } = list;
  useEffect(() => {
    if (inViewport && hasNextPage && !isFetching) onMore();
  }, [inViewport, hasNextPage, isFetching, onMore]);
  return (
    <div ref={ref} className={classes['end']} data-no-drag>
      {isPending || (hasNextPage && !error) ? <Skeleton height={72} /> : null}
      {isEmpty && !isPending && !hasNextPage && !error ? (
        <Text size="sm" c="dimmed">{t`Nothing here`}</Text>
      ) : null}
      {error ? (
        <>
          <Text size="sm" c="var(--inlay-danger)" role="alert">
            {messageOf(error)}
          </Text>
          <Button
            size="xs"
            variant="outline"
            onClick={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          >
            {t`Try again`}
          </Button>
        </>
      ) : null}
    </div>
  );
}
