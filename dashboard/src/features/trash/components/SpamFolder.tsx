import { plural, t } from '@lingui/core/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmissionSelection } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { TrashDrawing } from '../../../components/drawings/TrashDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { describeShown } from '../../../domain/submissions/describeShown.ts';
import { useDeleteForever } from '../../../domain/submissions/submissionActions.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useReleaseSpam, useSpam } from '../api/spam.ts';
import { useTrashSelection } from '../useTrashSelection.ts';
import { DeletionDialog, type Deletion } from './DeletionDialog.tsx';
import classes from './trash.module.css';
import { TrashBar } from './TrashBar.tsx';
import { TrashedSubmissionTable } from './TrashedSubmissionTable.tsx';

/** Submissions that look like spam, with the reasons: release, or delete for ever, one by one or many (SPAM-005). */
export function SpamFolder() {
  const search = useUrlSearch();
  const list = useSpam(search.query);
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.submissions);
  const revisions = Object.assign({}, ...pages.map((page) => page.revisions));
  const total = pages[0]?.total ?? 0;
  const selection = useTrashSelection(rows, total, search.query);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [full, setFull] = useState<SubmissionSelection | null>(null);
  const release = useReleaseSpam();
  const remove = useDeleteForever();
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();

  const keepFailed = ({ failed }: { failed: string[] }): void => {
    selection.keep(failed);
    rescue(DIALOG_LEAVES_MS);
  };
  const releaseAll = (submissions: SubmissionSelection, evenIfFull = false): void =>
    release.mutate(
      { ...submissions, evenIfFull },
      {
        onSuccess: keepFailed,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'submission.no_room') setFull(submissions);
        },
        onSettled: () => evenIfFull && setFull(null),
      },
    );
  const confirmDeletion = (): void => {
    if (!deletion) return;
    const submissions = deletion.row ? { ids: [deletion.row.id] } : { ...selection.submissions };
    const selected = 'filter' in submissions ? { ...submissions, inSpam: true } : submissions;
    remove.mutate(selected, { onSuccess: keepFailed, onSettled: () => setDeletion(null) });
  };
  const isEmpty = list.data !== undefined && rows.length === 0;
  const count = plural(selection.count, { one: '# submission', other: '# submissions' });

  return (
    <Stack gap={16} ref={ref} tabIndex={-1} className={classes['area'] ?? ''}>
      <Group justify="space-between" gap={12}>
        <SearchField label={t`Search spam`} search={search} className={classes['search']} />
        {isEmpty ? null : (
          <Group gap={8} className={list.data ? '' : (classes['awaited'] ?? '')}>
            <Button variant="default" onClick={selection.count > 0 ? selection.clear : selection.selectAll}>
              {selection.count > 0 ? t`Deselect All` : t`Select All`}
            </Button>
          </Group>
        )}
      </Group>
      {isEmpty ? <NothingHere search={search.query} onClear={search.clear} /> : null}
      {list.isPending || rows.length > 0 ? (
        <div className={`card ${classes['list']}`}>
          <TrashedSubmissionTable
            isSpam
            rows={list.data && rows}
            revisions={revisions}
            isStale={list.isPlaceholderData}
            selection={selection}
            onRestore={(row) => releaseAll({ ids: [row.id] })}
            onRemove={(row) => setDeletion({ count: 1, row })}
          />
          {list.data ? (
            <ListFooter
              shown={rows.length}
              total={total}
              describe={describeShown}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          ) : null}
        </div>
      ) : null}
      <TrashBar
        label={t`Selected submissions`}
        count={selection.count}
        verb={t`Not spam`}
        restore={t`Not spam: ${count}`}
        remove={t`Delete Forever ${plural(selection.count, { one: '# submission', other: '# submissions' })}`}
        isBusy={release.isPending}
        canErase={rows.every(({ id, canErase }) => canErase || !selection.has(id))}
        onRestore={() => releaseAll(selection.submissions)}
        onRemove={() => setDeletion({ count: selection.count, row: null })}
      />
      {list.error ? (
        <LoadFailure
          title={t`Failed to load spam`}
          error={list.error}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          isStale={list.data !== undefined}
        />
      ) : null}
      <ConfirmDialog
        opened={full !== null}
        title={t`The form is full`}
        verb={t`Release anyway`}
        isBusy={release.isPending}
        onConfirm={() => full && releaseAll(full, true)}
        onClose={() => setFull(null)}
      >
        {t`No place is left. Released anyway, it is over the limit, or on the waiting list if the form has one.`}
      </ConfirmDialog>
      <DeletionDialog
        deletion={deletion}
        isBusy={remove.isPending}
        onConfirm={confirmDeletion}
        onClose={() => setDeletion(null)}
      />
    </Stack>
  );
}

function NothingHere({ search, onClear }: { search: string; onClear(): void }) {
  return (
    <div className="card">
      {search ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title={t`No spam matches “${search}”`}
          action={
            <Button variant="default" mt={8} onClick={onClear}>
              {t`Clear search`}
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing={<TrashDrawing />}
          title={t`No Spam`}
          text={t`What looks like spam waits here, with its reasons. It is counted nowhere and sends nothing.`}
        />
      )}
    </div>
  );
}
