import { plural, t } from '@lingui/core/macro';
import { Anchor, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { TrashDrawing } from '../../../components/drawings/TrashDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { describeShown } from '../../../domain/submissions/describeShown.ts';
import { useAsksBeforeTrash } from '../../../domain/submissions/useAsksBeforeTrash.ts';
import { useDeleteForever, useRestoreSubmissions } from '../../../domain/submissions/submissionActions.ts';
import { useTrash } from '../api/trash.ts';
import { useTrashSelection } from '../useTrashSelection.ts';
import { DeletionDialog, type Deletion } from './DeletionDialog.tsx';
import classes from './trash.module.css';
import { TrashBar } from './TrashBar.tsx';
import { TrashedSubmissionTable } from './TrashedSubmissionTable.tsx';

/** Deleted submissions: search, restore, delete for ever, one by one or many at once (TRASH-002…019). */
export function TrashedSubmissions() {
  const search = useUrlSearch();
  const list = useTrash(search.query);
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.submissions);
  const revisions = Object.assign({}, ...pages.map((page) => page.revisions));
  const total = pages[0]?.total ?? 0;
  const selection = useTrashSelection(rows, total, search.query);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const restore = useRestoreSubmissions();
  const remove = useDeleteForever();
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();

  const keepFailed = ({ failed }: { failed: string[] }): void => {
    selection.keep(failed);
    rescue(DIALOG_LEAVES_MS);
  };
  const confirmDeletion = (): void => {
    if (!deletion) return;
    const submissions = deletion.row ? { ids: [deletion.row.id] } : { ...selection.submissions };
    const selected = 'filter' in submissions ? { ...submissions, inTrash: true } : submissions;
    remove.mutate(selected, { onSuccess: keepFailed, onSettled: () => setDeletion(null) });
  };
  const isEmpty = list.data !== undefined && rows.length === 0;

  return (
    <Stack gap={16} ref={ref} tabIndex={-1} className={classes['area'] ?? ''}>
      <Group justify="space-between" gap={12}>
        <SearchField label={t`Search deleted submissions`} search={search} className={classes['search']} />
        {isEmpty ? null : (
          <Group gap={8} className={list.data ? '' : (classes['awaited'] ?? '')}>
            <Button variant="default" onClick={selection.count > 0 ? selection.clear : selection.selectAll}>
              {selection.count > 0 ? t`Deselect All` : t`Select All`}
            </Button>
          </Group>
        )}
      </Group>
      <AskAgain />
      {isEmpty ? <NothingHere search={search.query} onClear={search.clear} /> : null}
      {list.isPending || rows.length > 0 ? (
        <div className={`card ${classes['list']}`}>
          <TrashedSubmissionTable
            rows={list.data && rows}
            revisions={revisions}
            isStale={list.isPlaceholderData}
            selection={selection}
            onRestore={(row) => restore.mutate({ ids: [row.id] }, { onSuccess: () => rescue() })}
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
        restore={t`Restore ${plural(selection.count, { one: '# submission', other: '# submissions' })}`}
        remove={t`Delete Forever ${plural(selection.count, { one: '# submission', other: '# submissions' })}`}
        canErase={rows.every(({ id, canErase }) => canErase || !selection.has(id))}
        onRestore={() => restore.mutate(selection.submissions, { onSuccess: keepFailed })}
        onRemove={() => setDeletion({ count: selection.count, row: null })}
      />
      {list.error ? (
        <LoadFailure
          title={t`Failed to load deleted submissions`}
          error={list.error}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          isStale={list.data !== undefined}
        />
      ) : null}
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
  if (search) {
    return (
      <div className="card">
        <EmptyState
          drawing={<SearchDrawing />}
          title={t`No deleted submissions match “${search}”`}
          action={
            <Button variant="default" mt={8} onClick={onClear}>
              {t`Clear search`}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="card">
      <EmptyState
        drawing={<TrashDrawing />}
        title={t`No Deleted Submissions`}
        text={t`Deleted submissions stay here until they are removed permanently.`}
        action={
          <Anchor component={Link} to="?tab=forms">{t`See deleted forms and their submissions`}</Anchor>
        }
      />
    </div>
  );
}

/** Takes “Do not ask again” back (SUBM-097); stays until the screen is left, so that the press can be seen. */
function AskAgain() {
  const [asks, setAsks] = useAsksBeforeTrash();
  const [wasAsked] = useState(asks);
  if (wasAsked) return null;
  return (
    <Checkbox
      label={t`Ask before a submission is moved here`}
      checked={asks}
      onChange={({ currentTarget: { checked } }) => setAsks(checked)}
    />
  );
}
