import { t } from '@lingui/core/macro';
import { Code, Stack, Text } from '@mantine/core';
import type { DeliveryItem } from '@inlay/api/contract';
import { withoutIsolates } from '../../../lib/isolateParts.ts';
import classes from './formSettings.module.css';

/** Request and response, cut where long; neither contains a secret. */
export function Ledger({
  delivery: { id, channel, lastStatus, response },
  request,
}: {
  delivery: DeliveryItem;
  request: string;
}) {
  return (
    <Stack gap={8} p={16}>
      {channel === 'webhook' ? (
        <Text size="xs" c="dimmed">
          {withoutIsolates(t`webhook-id: ${id}`)}
        </Text>
      ) : null}
      <Text size="sm" fw={500}>
        {t`Sent`}
      </Text>
      <Code block className={classes['ledger'] ?? ''} tabIndex={0}>
        {request}
      </Code>
      <Text size="sm" fw={500} className="tabular">
        {lastStatus === null ? t`Answered` : t`Answered with ${lastStatus}`}
      </Text>
      <Code block className={classes['ledger'] ?? ''} tabIndex={0}>
        {response || t`Nothing`}
      </Code>
    </Stack>
  );
}
