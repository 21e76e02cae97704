import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { TrashedForm } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useEraseForm, useRestoreForm, useTrashedForms } from '../api/trash.ts';
import { DaysBadge } from './DaysBadge.tsx';
import classes from './trash.module.css';

/** Deleted forms, each with the submissions that come back with it (D-181). */
export function TrashedForms() {
  const { data, error, isPending, refetch } = useTrashedForms();
  const [removal, setRemoval] = useState<TrashedForm | null>(null);
  const restore = useRestoreForm();
  const erase = useEraseForm();
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const shown = useLastKnown(removal);
  const forms = data?.forms ?? [];
  const confirm = (): void => {
    if (!removal) return;
    erase.mutate(removal.id, {
      onSuccess: () => rescue(DIALOG_LEAVES_MS),
      onSettled: () => setRemoval(null),
    });
  };
  return (
    <Stack gap={16} ref={ref} tabIndex={-1} className={classes['area'] ?? ''}>
      {isPending ? (
        <div className={`card ${classes['row']}`} data-skeleton aria-hidden="true">
          <Stack gap={12} className={classes['body'] ?? ''}>
            <Skeleton height={20} width="40%" />
            <Skeleton height={14} width="60%" />
            <Skeleton height={30} width={180} />
          </Stack>
        </div>
      ) : null}
      {data && forms.length === 0 ? (
        <div className="card">
          <EmptyState
            title={t`No Deleted Forms`}
            text={t`Deleted forms appear here with their submissions.`}
          />
        </div>
      ) : null}
      {forms.length > 0 ? (
        <ul className={`card ${classes['list']}`}>
          {forms.map((form) => (
            <li key={form.id} className={classes['row']}>
              <div className={classes['body']}>
                <Group gap={8} justify="space-between" wrap="nowrap" align="flex-start">
                  <Title order={2} size="h3" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                    {form.title.trim() || t`Untitled Form`}
                  </Title>
                  <DaysBadge days={form.daysLeft} />
                </Group>
                <Text size="sm" c="dimmed">
                  <Trans>
                    <Plural value={form.submissionCount} one="# submission" other="# submissions" /> · Deleted{' '}
                    <RelativeTime iso={form.deletedAt} />
                  </Trans>
                </Text>
                <Group gap={8} mt={12}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t`Restore ${form.title}`}
                    onClick={() => restore.mutate(form.id, { onSuccess: () => rescue() })}
                  >
                    {t`Restore`}
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    color="gray"
                    aria-label={t`Delete Forever ${form.title}`}
                    onClick={() => setRemoval(form)}
                  >
                    {t`Delete Forever`}
                  </Button>
                </Group>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <LoadFailure
          title={t`Failed to load deleted forms`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
      <ConfirmDialog
        opened={removal !== null}
        title={t`Delete “${shown?.title ?? ''}” forever?`}
        verb={t`Delete form forever`}
        isDestructive
        isBusy={erase.isPending}
        onConfirm={confirm}
        onClose={() => setRemoval(null)}
      >
        {t`This permanently deletes the form and its ${plural(shown?.submissionCount ?? 0, { one: '# submission', other: '# submissions' })}. It cannot be undone.`}
      </ConfirmDialog>
    </Stack>
  );
}
