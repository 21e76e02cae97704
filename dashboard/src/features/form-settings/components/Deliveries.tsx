import { plural, t } from '@lingui/core/macro';
import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DeliveryItem, DeliveryState } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { MailDrawing } from '../../../components/drawings/MailDrawing.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFooter } from '../../../components/ListFooter.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { SETTINGS, settingPath } from '../../../domain/form-home/settingsIndex.ts';
import {
  DELIVERY_STATES,
  DeliveryState as DeliveryBadge,
  printTries,
} from '../../../domain/notifications/DeliveryState.tsx';
import { formatMoment } from '../../../lib/formatTime.ts';
import { useDeliveries, useResend, type DeliveryFilter } from '../api/deliveries.ts';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';
import { EVENT_NAMES } from './deliveryNames.ts';
import classes from './formSettings.module.css';
import { Ledger } from './Ledger.tsx';

const CHANNELS = Object.keys(CHANNEL_NAMES) as (keyof typeof CHANNEL_NAMES)[];
const STATES = Object.keys(DELIVERY_STATES) as DeliveryState[];

/** What a form has sent by every channel, with the state of each: a filter, and sending again. */
export function Deliveries({ formId }: { formId: string }) {
  const [params, setParams] = useSearchParams();
  const filter: DeliveryFilter = {
    channel: CHANNELS.find((one) => one === params.get('channel')) ?? null,
    state: STATES.find((one) => one === params.get('state')) ?? null,
  };
  const list = useDeliveries(formId, filter);
  const { failed } = useResend(formId);
  const columns = useMemo(() => columnsOf(formId), [formId]);
  const rows = list.data?.pages.flatMap(({ deliveries }) => deliveries);
  const isFiltered = filter.channel !== null || filter.state !== null;
  const setFilter = (changes: Partial<Record<keyof DeliveryFilter, string>>): void => {
    const next = Object.entries({ ...filter, ...changes }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    setParams(new URLSearchParams(next), { preventScrollReset: true });
  };
  return (
    <Section
      title={SETTINGS.deliveries.label}
      text={t`What this form has sent, newest first.`}
      action={
        <div className={classes['line']}>
          <NativeSelect
            aria-label={t`Channel`}
            data={[
              { value: '', label: t`All channels` },
              ...CHANNELS.map((value) => ({ value, label: CHANNEL_NAMES[value] })),
            ]}
            value={filter.channel ?? ''}
            onChange={(event) => setFilter({ channel: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={t`State`}
            data={[
              { value: '', label: t`All states` },
              ...STATES.map((value) => ({ value, label: DELIVERY_STATES[value].word })),
            ]}
            value={filter.state ?? ''}
            onChange={(event) => setFilter({ state: event.currentTarget.value })}
          />
          {rows?.some(({ state, canResend }) => state === 'failed' && canResend) ? (
            <BusyButton
              variant="default"
              isBusy={failed.isPending}
              onClick={() => failed.mutate(filter.channel)}
            >
              {t`Resend failed`}
            </BusyButton>
          ) : null}
        </div>
      }
    >
      {list.error && !rows ? (
        <LoadFailure title={t`Failed to load deliveries`} error={list.error} onRetry={() => list.refetch()} />
      ) : null}
      {rows?.length === 0 ? (
        isFiltered ? (
          <EmptyState
            drawing={<SearchDrawing />}
            title={t`No results for this filter`}
            action={
              <Button variant="default" mt={8} onClick={() => setFilter({ channel: '', state: '' })}>
                {t`Show all`}
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing={<MailDrawing />}
            title={t`No deliveries yet`}
            text={t`Emails and webhook calls about this form will appear here.`}
          />
        )
      ) : null}
      {list.isPending || (rows && rows.length > 0) ? (
        <SimpleTable
          caption={t`Deliveries`}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          detail={drawLedger}
          detailLabel={(delivery) => t`Request and answer of ${nameOf(delivery)}`}
          isStale={list.isPlaceholderData}
        />
      ) : null}
      {rows && rows.length > 0 ? (
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
    </Section>
  );
}

/** To the second: several may be of one minute. */
const timeOf = ({ createdAt }: DeliveryItem): string => formatMoment(createdAt);

const nameOf = (delivery: DeliveryItem): string =>
  [EVENT_NAMES[delivery.event], delivery.recipient, timeOf(delivery)].join(', ');

const columnsOf = (formId: string): TableColumn<DeliveryItem>[] => [
  {
    id: 'what',
    title: t`Delivery`,
    cell: (delivery) => (
      <>
        {delivery.submissionId ? (
          <Anchor
            component={Link}
            size="sm"
            to={`/forms/${formId}/responses?submission=${delivery.submissionId}`}
          >
            {EVENT_NAMES[delivery.event]}
          </Anchor>
        ) : (
          EVENT_NAMES[delivery.event]
        )}
        <Text size="xs" c="dimmed" className="tabular">
          {timeOf(delivery)}
        </Text>
      </>
    ),
  },
  {
    id: 'recipient',
    title: t`Recipient`,
    cell: ({ channel, recipient }) => (
      <>
        {channel === 'mail' ? (
          <EmailText>{recipient}</EmailText>
        ) : (
          <bdi dir="ltr" className={classes['website']}>
            {recipient}
          </bdi>
        )}
        <Text size="xs" c="dimmed">
          {CHANNEL_NAMES[channel]}
        </Text>
      </>
    ),
  },
  { id: 'state', title: t`State`, cell: (delivery) => <State formId={formId} delivery={delivery} /> },
  { id: 'actions', title: '', cell: (delivery) => <Resend formId={formId} delivery={delivery} /> },
];

/** What a receiver's status alone says, which is stored in English. */
const STATUS_ALONE = /^The receiver answered \d+$/;

/** How far a delivery has come, and why no further; a failed call leads to what is set of its receiver. */
function State({ formId, delivery }: { formId: string; delivery: DeliveryItem }) {
  const { channel, state, attempts, lastError, lastStatus, mayBeDouble } = delivery;
  const isStatus = lastStatus !== null && STATUS_ALONE.test(lastError ?? '');
  const reason = isStatus ? t`The receiver answered ${lastStatus}` : lastError;
  const parts = [...(state !== 'held' && (attempts > 1 || reason) ? [printTries(attempts)] : []), reason];
  const text = parts.filter(Boolean).join(': ');
  const badge = <DeliveryBadge state={state} />;
  return (
    <>
      {state === 'failed' && channel !== 'mail' ? (
        <Anchor component={Link} to={settingPath(formId, 'webhooks')}>
          {badge}
        </Anchor>
      ) : (
        badge
      )}
      {text ? (
        <Text size="xs" c="dimmed" mt={4} className="tabular">
          {text}
        </Text>
      ) : null}
      {mayBeDouble ? (
        <Text size="xs" c="dimmed" mt={4}>
          {t`It may have arrived twice.`}
        </Text>
      ) : null}
    </>
  );
}

function Resend({ formId, delivery }: { formId: string; delivery: DeliveryItem }) {
  const { one } = useResend(formId);
  // An element, because an empty cell would show a dash.
  if (!delivery.canResend) return <span />;
  const isWaiting = delivery.state === 'waiting';
  const name = nameOf(delivery);
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={isWaiting ? t`Send now: ${name}` : t`Send again: ${name}`}
      isBusy={one.isPending}
      onClick={() => one.mutate(delivery.id)}
    >
      {isWaiting ? t`Send now` : t`Send again`}
    </BusyButton>
  );
}

const drawLedger = (delivery: DeliveryItem) =>
  delivery.request === null ? null : <Ledger delivery={delivery} request={delivery.request} />;
