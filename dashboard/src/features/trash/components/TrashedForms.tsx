import { plural, t } from '@lingui/core/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { TrashedForm } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { TrashDrawing } from '../../../components/drawings/TrashDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useEraseForms, useRestoreForms, useTrashedForms } from '../api/trash.ts';
import classes from './trash.module.css';
import { TrashBar } from './TrashBar.tsx';
import { TrashedFormTable } from './TrashedFormTable.tsx';

/** Deleted forms, each with the submissions that come back with it, one by one or several at once (D-181). */
export function TrashedForms() {
  const { data, error, isPending, refetch } = useTrashedForms();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [deletion, setDeletion] = useState<readonly TrashedForm[]>([]);
  const restore = useRestoreForms();
  const erase = useEraseForms();
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const forms = data?.forms ?? [];
  const selected = forms.filter(({ id }) => ids.includes(id));
  const selectAll = (): void => setIds(forms.map(({ id }) => id));
  const clear = (): void => setIds([]);
  const keepFailed = (failed: readonly TrashedForm[]): void => setIds(failed.map(({ id }) => id));
  const bringBack = (some: readonly TrashedForm[]): void =>
    restore.mutate(some, {
      onSuccess: ({ failed }) => {
        keepFailed(failed);
        rescue();
      },
    });
  const confirm = (): void =>
    erase.mutate(deletion, {
      onSuccess: ({ failed }) => {
        keepFailed(failed);
        rescue(DIALOG_LEAVES_MS);
      },
      onSettled: () => setDeletion([]),
    });
  return (
    <Stack gap={16} ref={ref} tabIndex={-1} className={classes['area'] ?? ''}>
      {forms.length > 0 ? (
        <Group justify="flex-end">
          <Button variant="default" onClick={selected.length > 0 ? clear : selectAll}>
            {selected.length > 0 ? t`Deselect All` : t`Select All`}
          </Button>
        </Group>
      ) : null}
      {data && forms.length === 0 ? (
        <div className="card">
          <EmptyState
            drawing={<TrashDrawing />}
            title={t`No Deleted Forms`}
            text={t`Deleted forms appear here with their submissions.`}
          />
        </div>
      ) : null}
      {isPending || forms.length > 0 ? (
        <div className={`card ${classes['list']}`}>
          <TrashedFormTable
            forms={data?.forms}
            selectedIds={selected.map(({ id }) => id)}
            onSelectAll={selectAll}
            onClear={clear}
            onToggle={(id) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
            onRestore={(form) => bringBack([form])}
            onRemove={(form) => setDeletion([form])}
          />
        </div>
      ) : null}
      <TrashBar
        label={t`Selected forms`}
        count={selected.length}
        restore={t`Restore ${plural(selected.length, { one: '# form', other: '# forms' })}`}
        remove={t`Delete Forever ${plural(selected.length, { one: '# form', other: '# forms' })}`}
        isBusy={restore.isPending || erase.isPending}
        canErase={selected.every(({ canErase }) => canErase)}
        onRestore={() => bringBack(selected)}
        onRemove={() => setDeletion(selected)}
      />
      {error ? (
        <LoadFailure
          title={t`Failed to load deleted forms`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
      <DeletionDialog
        forms={deletion}
        isBusy={erase.isPending}
        onConfirm={confirm}
        onClose={() => setDeletion([])}
      />
    </Stack>
  );
}

function DeletionDialog(props: {
  forms: readonly TrashedForm[];
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}) {
  const { forms, isBusy, onConfirm, onClose } = props;
  const shown = useLastKnown(forms.length > 0 ? forms : null) ?? [];
  const [first] = shown;
  const isOne = shown.length === 1;
  return (
    <ConfirmDialog
      opened={forms.length > 0}
      title={
        isOne
          ? t`Delete “${first?.title ?? ''}” forever?`
          : t`Delete ${plural(shown.length, { one: '# form', other: '# forms' })} forever?`
      }
      verb={
        isOne
          ? t`Delete form forever`
          : t`Delete ${plural(shown.length, { one: '# form', other: '# forms' })} forever`
      }
      isDestructive
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isOne
        ? t`This permanently deletes the form and its ${plural(first?.submissionCount ?? 0, { one: '# submission', other: '# submissions' })}. It cannot be undone.`
        : t`This permanently deletes ${plural(shown.length, { one: '# form', other: '# forms' })} with all submissions. It cannot be undone.`}
    </ConfirmDialog>
  );
}
