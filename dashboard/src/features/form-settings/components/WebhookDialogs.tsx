import { t } from '@lingui/core/macro';
import { Modal, Stack, Text } from '@mantine/core';
import type { SignedWebhook } from '@inlay/api/contract';
import { AddWebhook } from './AddWebhook.tsx';
import { WebhookCard } from './WebhookCard.tsx';

interface DialogProps {
  formId: string;
  onClose(): void;
  onSecret(secret: string | null): void;
}

/** All of one webhook. */
export const WebhookDialog = ({ webhook, onClose, ...rest }: DialogProps & { webhook: SignedWebhook }) => (
  <Modal opened onClose={onClose} title={t`Webhook`} size="lg">
    <WebhookCard webhook={webhook} {...rest} />
  </Modal>
);

/** Asks for the address of a new webhook. */
export const AddWebhookDialog = ({ onClose, ...rest }: DialogProps) => (
  <Modal opened onClose={onClose} title={t`Webhook`} size="lg">
    <Stack gap={16}>
      <Text size="sm" c="dimmed">
        {t`Posts every submission to these URLs as JSON, signed as defined by Standard Webhooks.`}
      </Text>
      <AddWebhook {...rest} />
    </Stack>
  </Modal>
);
