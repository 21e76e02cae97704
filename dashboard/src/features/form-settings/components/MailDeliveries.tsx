import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { MailDelivery } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { MailDrawing } from '../../../components/drawings/MailDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { Section } from '../../../components/Section.tsx';
import { useMailDeliveries, useResendMail } from '../api/form.ts';
import { DeliveryState, printTries } from '../../../domain/notifications/DeliveryState.tsx';

const KINDS: Record<MailDelivery['kind'], string> = {
  submission_notification: t`Notification`,
  submission_digest: t`Digest`,
  auto_reply: t`Automatic reply`,
};

/** Mails of a form, with their state. */
export function MailDeliveries({ formId }: { formId: string }) {
  const list = useMailDeliveries(formId);
  const mails = list.data?.pages.flatMap(({ deliveries }) => deliveries);
  return (
    <Section title={SETTINGS.mailLog.label} text={t`Notifications and automatic replies, newest first.`}>
      {list.error && !mails ? (
        <LoadFailure title={t`Failed to load emails`} error={list.error} onRetry={() => list.refetch()} />
      ) : null}
      {mails?.length === 0 ? (
        <EmptyState
          drawing={<MailDrawing />}
          title={t`No emails yet`}
          text={t`Emails about submissions of this form will appear here.`}
        />
      ) : null}
      {list.isPending || (mails && mails.length > 0) ? (
        <SimpleTable caption={t`Emails`} rows={mails} columns={columns(formId)} rowId={({ id }) => id} />
      ) : null}
      {mails && mails.length > 0 ? (
        <ListFooter
          shown={mails.length}
          describe={(count, shown) => plural(count, { one: `${shown} email`, other: `${shown} emails` })}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </Section>
  );
}

const columns = (formId: string): TableColumn<MailDelivery>[] => [
  { id: 'recipient', title: t`Recipient`, cell: ({ recipient }) => <EmailText>{recipient}</EmailText> },
  { id: 'kind', title: t`Email`, cell: ({ kind }) => KINDS[kind] },
  {
    id: 'state',
    title: t`State`,
    cell: ({ state, attempts, lastError }) => (
      <>
        <DeliveryState state={state} />
        {state === 'held' ? (
          <Text size="xs" c="dimmed" mt={4}>
            {lastError}
          </Text>
        ) : attempts > 1 || lastError ? (
          <Text size="xs" c="dimmed" mt={4} className="tabular">
            {printTries(attempts)}
            {lastError ? `: ${lastError}` : null}
          </Text>
        ) : null}
      </>
    ),
  },
  { id: 'created', title: t`Written`, cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
  { id: 'actions', title: '', cell: (mail) => <Resend formId={formId} mail={mail} /> },
];

function Resend({ formId, mail }: { formId: string; mail: MailDelivery }) {
  const resend = useResendMail(formId);
  // An element, because an empty cell would show a dash.
  if (!mail.canResend) return <span />;
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={t`Send again to ${mail.recipient}`}
      isBusy={resend.isPending}
      onClick={() => resend.mutate(mail.id)}
    >
      {t`Send again`}
    </BusyButton>
  );
}
