import { plural, t } from '@lingui/core/macro';
import { Anchor, Code, Stack, Text } from '@mantine/core';
import type { WebhookDeliveryItem, WebhookItem } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { Link } from 'react-router';
import { formatClock, formatDate } from '../../../lib/formatTime.ts';
import { useWebhookActions, useWebhookDeliveries } from '../api/webhooks.ts';
import { WEBHOOK_EVENT_NAMES } from './webhookEventNames.ts';
import classes from './formSettings.module.css';
import { DeliveryState, printTries } from '../../../domain/notifications/DeliveryState.tsx';
import { withoutIsolates } from '../../../lib/isolateParts.ts';

/** Deliveries of a webhook: the state, request and response of each. */
export function WebhookDeliveries({ formId, webhook }: { formId: string; webhook: WebhookItem }) {
  const list = useWebhookDeliveries(formId, webhook.id);
  const { replayFailed } = useWebhookActions(formId, webhook.id);
  const rows = list.data?.pages.flatMap(({ deliveries }) => deliveries);
  const hasFailed = rows?.some(({ state }) => state === 'failed') ?? false;
  if (list.error && !rows) {
    return (
      <LoadFailure title={t`Failed to load deliveries`} error={list.error} onRetry={() => list.refetch()} />
    );
  }
  if (rows?.length === 0) {
    return (
      <Text size="sm" c="dimmed" px={16} pb={16}>
        {t`No deliveries yet. Send a test to see what arrives.`}
      </Text>
    );
  }
  return (
    <>
      {hasFailed && webhook.isActive ? (
        <div className={classes['body']}>
          <BusyButton
            variant="default"
            size="xs"
            isBusy={replayFailed.isPending}
            onClick={() => replayFailed.mutate()}
          >
            {t`Resend failed`}
          </BusyButton>
        </div>
      ) : null}
      <SimpleTable
        caption={t`Deliveries to ${webhook.url}`}
        rows={rows}
        columns={columns(formId, webhook)}
        rowId={({ id }) => id}
        detail={drawLedger}
        detailLabel={(delivery) => t`Request and answer of ${nameOf(delivery)}`}
      />
      {rows ? (
        <ListFooter
          shown={rows.length}
          describe={(count, shown) =>
            plural(count, { one: `${shown} delivery`, other: `${shown} deliveries` })
          }
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

const eventOf = ({ event }: WebhookDeliveryItem): string =>
  event === 'form.test' ? t`Test` : WEBHOOK_EVENT_NAMES[event];

/** To the second: several may be of one minute. */
const timeOf = ({ createdAt }: WebhookDeliveryItem): string =>
  `${formatDate(createdAt)}, ${formatClock(Date.parse(createdAt))}`;

const nameOf = (delivery: WebhookDeliveryItem): string => `${eventOf(delivery)}, ${timeOf(delivery)}`;

const columns = (formId: string, webhook: WebhookItem): TableColumn<WebhookDeliveryItem>[] => [
  {
    id: 'what',
    title: t`Delivery`,
    cell: (delivery) => (
      <>
        {delivery.submissionId && !delivery.isTest ? (
          <Anchor
            component={Link}
            size="sm"
            to={`/forms/${formId}/responses?submission=${delivery.submissionId}`}
          >
            {eventOf(delivery)}
          </Anchor>
        ) : (
          eventOf(delivery)
        )}
        <Text size="xs" c="dimmed" className="tabular">
          {timeOf(delivery)}
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    title: t`State`,
    cell: ({ state, attempts, lastError, lastStatus }) => (
      <>
        <DeliveryState state={state} />
        {attempts > 0 && state !== 'sent' ? (
          <Text size="xs" c="dimmed" mt={4} className="tabular">
            {printTries(attempts)}
            {lastError
              ? `: ${lastStatus === null ? lastError : t`The receiver answered ${lastStatus}`}`
              : null}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    title: t`Answer`,
    cell: ({ lastStatus }) => <span className="tabular">{lastStatus ?? '–'}</span>,
  },
  {
    id: 'actions',
    title: '',
    cell: (delivery) => <Replay formId={formId} webhook={webhook} delivery={delivery} />,
  },
];

function Replay(props: { formId: string; webhook: WebhookItem; delivery: WebhookDeliveryItem }) {
  const { formId, webhook, delivery } = props;
  const { replay } = useWebhookActions(formId, webhook.id);
  // The first attempt is on its way.
  const isWaiting = delivery.state === 'waiting';
  if (!webhook.isActive || (isWaiting && delivery.attempts === 0)) return <span />;
  const name = nameOf(delivery);
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={isWaiting ? t`Send now: ${name}` : t`Send again: ${name}`}
      isBusy={replay.isPending}
      onClick={() => replay.mutate(delivery.id)}
    >
      {isWaiting ? t`Send now` : t`Send again`}
    </BusyButton>
  );
}

const drawLedger = (delivery: WebhookDeliveryItem) => <Ledger delivery={delivery} />;

/** Request and response, cut where long; neither contains a secret. */
function Ledger({ delivery: { id, request, response } }: { delivery: WebhookDeliveryItem }) {
  return (
    <Stack gap={8} p={16}>
      <Text size="xs" c="dimmed">
        {withoutIsolates(t`webhook-id: ${id}`)}
      </Text>
      <Text size="sm" fw={500}>
        {t`Sent`}
      </Text>
      <Code block className={classes['ledger'] ?? ''} tabIndex={0}>
        {request}
      </Code>
      <Text size="sm" fw={500}>
        {t`Answered`}
      </Text>
      <Code block className={classes['ledger'] ?? ''} tabIndex={0}>
        {response || t`Nothing`}
      </Code>
    </Stack>
  );
}
