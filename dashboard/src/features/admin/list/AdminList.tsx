import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import type { useAdminList } from './useAdminList.ts';

interface AdminListProps<Page extends { nextCursor: string | null }, Row> {
  list: ReturnType<typeof useAdminList<Page>>;
  caption: string;
  /** Words the count of rows, as `ListFooter` does. */
  describe(count: number, shown: string): string;
  /** Message when loading fails. */
  failure: string;
  rowsOf(page: Page): readonly Row[];
  /** Returns the total, where the server reports it. */
  totalOf?: (page: Page) => number;
  rowId(row: Row): string;
  columns: readonly TableColumn<Row>[];
  /** Details of a row, on request. */
  detail?: (row: Row) => ReactNode;
  detailLabel?: (row: Row) => string;
  /** The search text; empty = none. */
  search: string;
  /** Another filter than the search hides rows. */
  isFiltered?: boolean;
  /** Shows everything again. */
  onClear(): void;
  /** The empty list: its texts, and a drawing of what it will hold. */
  empty: { title: string; text: string; drawing: ReactNode };
}

/** An administrator's list in each of its states: loading, failed, empty, nothing found, rows. */
export function AdminList<Page extends { nextCursor: string | null }, Row extends object>(
  props: AdminListProps<Page, Row>,
) {
  const { list, caption, describe, failure, rowsOf, totalOf, rowId, columns, search, empty } = props;
  const isFiltered = search !== '' || props.isFiltered === true;
  const pages = list.data?.pages;
  const rows = pages?.flatMap(rowsOf);
  const total = pages?.[0] && totalOf?.(pages[0]);
  const isEmpty = rows?.length === 0;
  return (
    <>
      {isEmpty && isFiltered ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title={search ? t`No results for “${search}”` : t`No results for this filter`}
          action={
            <Button variant="default" mt={8} onClick={props.onClear}>
              {search ? t`Clear search` : t`Show all`}
            </Button>
          }
        />
      ) : null}
      {isEmpty && !isFiltered ? <EmptyState {...empty} /> : null}
      {isEmpty || (list.error && !rows) ? null : (
        <SimpleTable
          caption={caption}
          rows={rows}
          columns={columns}
          rowId={rowId}
          {...(props.detail && { detail: props.detail })}
          {...(props.detailLabel && { detailLabel: props.detailLabel })}
          isStale={list.isPlaceholderData}
        />
      )}
      {rows && !isEmpty ? (
        <ListFooter
          shown={rows.length}
          total={total}
          describe={describe}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
      {list.error ? (
        <LoadFailure
          title={failure}
          error={list.error}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          isStale={rows !== undefined}
        />
      ) : null}
    </>
  );
}
