import { t } from '@lingui/core/macro';
import { Loader, Stack, Text } from '@mantine/core';
import type { WebhookTest } from '@inlay/api/contract';
import { DeliveryState } from '../../../domain/notifications/DeliveryState.tsx';
import { useTestDelivery } from '../api/senders.ts';
import { Ledger } from '../components/Ledger.tsx';

/** What a test has sent, and what was answered; nothing before one was asked for, or where no form has it in its log. */
export function TestCall({ made }: { made: WebhookTest | undefined }) {
  const delivery = useTestDelivery(made);
  if (!made?.formId) return null;
  if (!delivery || delivery.state === 'waiting')
    return <Loader size="sm" aria-label={t`Waiting for the answer`} />;
  return (
    <Stack gap={8} role="status">
      <div>
        <DeliveryState state={delivery.state} />
      </div>
      {delivery.lastError ? <Text size="sm">{delivery.lastError}</Text> : null}
      <Ledger delivery={delivery} request={delivery.request ?? ''} />
    </Stack>
  );
}
