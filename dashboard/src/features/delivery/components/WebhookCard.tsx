import { Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { WebhookItem } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { toastThrown } from '../../../lib/toasts.tsx';
import { rotateSecret, useWebhookActions } from '../api/webhooks.ts';
import classes from './delivery.module.css';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';

interface WebhookCardProps {
  formId: string;
  webhook: WebhookItem;
  onSecret(secret: string): void;
}

type Question = 'rotate' | 'delete';

/** One webhook: its state, what can be done with it, and what it was told. */
export function WebhookCard({ formId, webhook, onSecret }: WebhookCardProps) {
  const { update, remove, test, refresh } = useWebhookActions(formId, webhook.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isRotating, setRotating] = useState(false);
  const rotate = async (): Promise<void> => {
    setRotating(true);
    try {
      const { secret } = await rotateSecret(formId, webhook.id);
      setQuestion(null);
      onSecret(secret);
      await refresh();
    } catch (error) {
      toastThrown(error);
    } finally {
      setRotating(false);
    }
  };
  return (
    <div className={classes['webhook']}>
      <Section title={webhook.url} text={<WebhookNotes webhook={webhook} />}>
        <Stack gap={16} className={classes['body'] ?? ''}>
          <Switch
            label="Active"
            aria-label={`Active: ${webhook.url}`}
            checked={update.isPending ? (update.variables.isActive ?? webhook.isActive) : webhook.isActive}
            onChange={(event) => update.mutate({ isActive: event.currentTarget.checked })}
          />
          <Group gap={8}>
            <BusyButton
              variant="default"
              size="xs"
              isBusy={test.isPending}
              disabled={!webhook.isActive}
              onClick={() => test.mutate()}
            >
              Send test
            </BusyButton>
            <BusyButton variant="default" size="xs" isBusy={false} onClick={() => setQuestion('rotate')}>
              New secret
            </BusyButton>
            <BusyButton variant="default" size="xs" isBusy={false} onClick={() => setQuestion('delete')}>
              Delete
            </BusyButton>
          </Group>
        </Stack>
        <WebhookDeliveries formId={formId} webhook={webhook} />
      </Section>
      <ConfirmDialog
        opened={question === 'rotate'}
        title="Make a new secret?"
        verb="Make new secret"
        isBusy={isRotating}
        onConfirm={() => void rotate()}
        onClose={() => setQuestion(null)}
      >
        Calls are signed with both for a day, so that your server has time to change.
      </ConfirmDialog>
      <ConfirmDialog
        opened={question === 'delete'}
        title="Delete this webhook?"
        verb="Delete webhook"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setQuestion(null) })}
        onClose={() => setQuestion(null)}
      >
        It is told nothing more, and the list of what it was told goes with it.
      </ConfirmDialog>
    </div>
  );
}

function WebhookNotes({ webhook }: { webhook: WebhookItem }) {
  const { stoppedReason, previousSecretExpiresAt, createdAt } = webhook;
  return (
    <>
      Added <RelativeTime iso={createdAt} />
      {previousSecretExpiresAt ? (
        <>
          {' · The secret before ends '}
          <RelativeTime iso={previousSecretExpiresAt} />
        </>
      ) : null}
      {stoppedReason ? (
        <Text size="sm" className={classes['failure'] ?? ''}>
          Switched off: {stoppedReason}
        </Text>
      ) : null}
    </>
  );
}
