import { plural, t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { OutboxMailItem } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { MailDrawing } from '../../../components/drawings/MailDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useOutbox, useRetryMail } from './mailApi.ts';
import { MailDialog } from './MailDialog.tsx';
import { MailNotice, useMailHealth } from '../../../domain/notifications/MailNotice.tsx';
import { DeliveryState } from '../../../domain/notifications/DeliveryState.tsx';

/** Mails of the platform, with those that wait or could not be sent (D-23). */
export function MailOutbox() {
  const [openId, setOpenId] = useState<string | null>(null);
  const outbox = useOutbox();
  const health = useMailHealth();
  const { ref, rescue } = useFocusRescue();
  const mails = outbox.data?.pages.flatMap((page) => page.mails);
  return (
    <Section title={t`Outbox`} text={t`All emails of the platform, newest first.`} headingRef={ref}>
      {mails ? (
        <MailNotice mx={16} mb={16}>
          {health === 'none' ? (
            <Text size="sm" mt={4}>
              {t`Until then, open an email and share its text yourself.`}
            </Text>
          ) : null}
        </MailNotice>
      ) : null}
      {outbox.error ? (
        <LoadFailure title={t`Failed to load outbox`} error={outbox.error} onRetry={() => outbox.refetch()} />
      ) : null}
      {mails?.length === 0 ? (
        <EmptyState
          drawing={<MailDrawing />}
          title={t`No emails yet`}
          text={t`Emails the platform sends will appear here.`}
        />
      ) : null}
      {!mails && !outbox.error ? <LoadingSkeleton height={320} mx={16} mb={16} w="auto" /> : null}
      {mails && mails.length > 0 ? (
        <SimpleTable
          caption={t`Outbox`}
          rows={mails}
          columns={columns(setOpenId, () => rescue())}
          rowId={(mail) => mail.id}
        />
      ) : null}
      {mails && mails.length > 0 ? (
        <ListFooter
          shown={mails.length}
          describe={(count, shown) => plural(count, { one: `${shown} email`, other: `${shown} emails` })}
          hasMore={outbox.hasNextPage}
          isLoadingMore={outbox.isFetchingNextPage}
          onMore={() => void outbox.fetchNextPage()}
        />
      ) : null}
      <MailDialog mailId={openId} onClose={() => setOpenId(null)} />
    </Section>
  );
}

const columns = (onOpen: (mailId: string) => void, onRetried: () => void): TableColumn<OutboxMailItem>[] => [
  { id: 'subject', title: t`Subject`, cell: (mail) => mail.subject },
  { id: 'recipient', title: t`Recipient`, cell: (mail) => <EmailText>{mail.recipient}</EmailText> },
  { id: 'state', title: t`State`, cell: (mail) => <StateOfMail mail={mail} /> },
  { id: 'created', title: t`Written`, cell: (mail) => <RelativeTime iso={mail.createdAt} /> },
  {
    id: 'actions',
    title: '',
    cell: (mail) => <MailActions mail={mail} onOpen={onOpen} onRetried={onRetried} />,
  },
];

function StateOfMail({ mail }: { mail: OutboxMailItem }) {
  return (
    <>
      <DeliveryState state={mail.state} />
      {mail.state === 'held' ? (
        <Text size="xs" c="dimmed" mt={4}>
          {mail.lastError}
        </Text>
      ) : mail.attempts > 0 ? (
        <Text size="xs" c="dimmed" mt={4} className="tabular">
          {plural(mail.attempts, { one: '# attempt', other: '# attempts' })}
          {mail.lastError ? `: ${mail.lastError}` : null}
        </Text>
      ) : null}
    </>
  );
}

function MailActions({
  mail,
  onOpen,
  onRetried,
}: {
  mail: OutboxMailItem;
  onOpen(mailId: string): void;
  onRetried(): void;
}) {
  const retry = useRetryMail();
  const to = t`“${mail.subject}” to ${mail.recipient}`;
  return (
    <>
      {mail.state === 'failed' || mail.state === 'held' ? (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Send again: ${to}`}
          isBusy={retry.isPending}
          onClick={() => void retry.mutateAsync(mail.id).then(onRetried, onRetried)}
        >
          {t`Send again`}
        </BusyButton>
      ) : null}
      <Button variant="default" size="xs" aria-label={t`View ${to}`} onClick={() => onOpen(mail.id)}>
        {t`View`}
      </Button>
    </>
  );
}
