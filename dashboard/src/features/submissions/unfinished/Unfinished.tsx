import { plural, t } from '@lingui/core/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { StoppedPage, UnfinishedListResponse } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { formatDate } from '../../../lib/formatTime.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useInboxForms } from '../api/submissions.ts';
import { ListSkeleton } from '../inbox/InboxStates.tsx';
import { useRemoveUnfinished, useUnfinished } from './useUnfinished.ts';
import classes from '../detail/detail.module.css';

type Figures = UnfinishedListResponse['figures'];
type Row = UnfinishedListResponse['unfinished'][number];

/** What visitors of a form have begun and not sent, and where they stopped (SUBM-114, SUBM-115). It is no submission. */
export function Unfinished({ formId }: { formId: string }) {
  const list = useUnfinished(formId);
  const remove = useRemoveUnfinished(formId);
  const [asked, setAsked] = useState<string | null>(null);
  const mayErase = useInboxForms().data?.forms.find(({ id }) => id === formId)?.abilities.erase ?? false;
  if (list.isPending) return <ListSkeleton />;
  const [first] = list.data?.pages ?? [];
  if (!first)
    return (
      <LoadFailure
        title={t`Failed to load unfinished answers`}
        error={list.error}
        onRetry={() => list.refetch()}
      />
    );
  const rows = list.data!.pages.flatMap(({ unfinished }) => unfinished);
  return (
    <Stack gap={24} p={16}>
      <Stack gap={4}>
        <Text size="sm">{t`Visitors who began and have not sent. They don’t count as submissions.`}</Text>
        <FiguresLine figures={first.figures} />
      </Stack>
      {first.figures.stoppedAt.length > 0 ? <Stops figures={first.figures} /> : null}
      {rows.length === 0 ? <Text c="dimmed">{t`No unfinished answers right now.`}</Text> : null}
      {rows.map((row) => (
        <UnfinishedRow key={row.id} row={row} onRemove={mayErase ? () => setAsked(row.id) : undefined} />
      ))}
      {list.hasNextPage ? (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >{t`Load more`}</Button>
      ) : null}
      <ConfirmDialog
        opened={asked !== null}
        title={t`Delete these unfinished answers?`}
        verb={t`Delete answers`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(asked ?? '', { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      >
        {t`Their visitor’s link will say that you deleted them. This can’t be undone.`}
      </ConfirmDialog>
    </Stack>
  );
}

function FiguresLine({ figures: { begun, sent, waiting, givenUp } }: { figures: Figures }) {
  const parts = [
    plural(begun, { one: '# began', other: '# began' }),
    plural(sent, { one: '# sent', other: '# sent' }),
    plural(waiting, { one: '# can still continue', other: '# can still continue' }),
    plural(givenUp, { one: '# gave up', other: '# gave up' }),
  ];
  return (
    <Text size="sm" c="dimmed" className="tabular">
      {parts.join(' · ')}
    </Text>
  );
}

/** Where those stopped who have not sent, in the order of the form. */
function Stops({ figures: { stoppedAt } }: { figures: Figures }) {
  return (
    <section>
      <h2 className={classes['pageTitle']}>{t`Where they stopped`}</h2>
      <dl className={classes['answers']} style={{ marginTop: 8 }}>
        {stoppedAt.map((page, index) => (
          <div key={index}>
            <dt dir="auto">{nameOf(page)}</dt>
            <dd className="tabular">{formatNumber(page.count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function UnfinishedRow({ row, onRemove }: { row: Row; onRemove: (() => void) | undefined }) {
  const { page, savedAt, expiresAt, answers } = row;
  return (
    <article className="card" style={{ padding: 16 }}>
      <Text fw={600} dir="auto">
        {nameOf(page)}
      </Text>
      <Text size="sm" c="dimmed">
        <RelativeTime iso={savedAt} /> · {t`Ends on ${formatDate(expiresAt)}`}
      </Text>
      <dl className={classes['answers']} style={{ marginTop: 12 }}>
        {answers.map(({ label, text }, index) => (
          <div key={index}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {onRemove ? (
        <Button variant="default" size="xs" mt={12} onClick={onRemove}>
          {t`Delete`}
        </Button>
      ) : null}
    </article>
  );
}

function nameOf({ number, title, isReview }: StoppedPage): string {
  if (isReview) return t`Review of all answers`;
  if (number === null) return t`A page that no longer exists`;
  return title ? t`Page ${number}: ${title}` : t`Page ${number}`;
}
