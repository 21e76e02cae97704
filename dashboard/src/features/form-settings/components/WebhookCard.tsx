import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Select, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SignedWebhook } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFormDetail } from '../../../domain/form-home/formDetail.ts';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { ConditionLine } from './ConditionLine.tsx';
import { toastThrown } from '../../../lib/toasts.tsx';
import { rotateSecret, useWebhookActions } from '../api/webhooks.ts';
import { TestCall } from '../told/TestCall.tsx';
import classes from './formSettings.module.css';
import { WEBHOOK_EVENT_NAMES } from './deliveryNames.ts';

interface WebhookCardProps {
  /** Null: of the whole account. */
  formId: string | null;
  webhook: SignedWebhook;
  onSecret(secret: string | null): void;
}

type Question = 'rotate' | 'delete';

const PAYLOADS = [
  { value: '1', label: t`Version 1: a list of all questions` },
  { value: '2', label: t`Version 2: answers by id, values, ending` },
  { value: '3', label: t`Version 3: CloudEvents` },
];

const versionOf = (value: string | null): 1 | 2 | 3 => (value === '1' ? 1 : value === '3' ? 3 : 2);

/** One webhook: its state, its actions, and the way to its deliveries. */
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
            label={t`Active`}
            aria-label={t`Active: ${webhook.url}`}
            checked={update.isPending ? (update.variables.isActive ?? webhook.isActive) : webhook.isActive}
            onChange={(event) => update.mutate({ isActive: event.currentTarget.checked })}
          />
          <Select
            label={t`Payload`}
            aria-label={t`Payload: ${webhook.url}`}
            description={t`Change it once your server reads the other version.`}
            data={PAYLOADS}
            allowDeselect={false}
            maw={400}
            value={String(
              update.isPending
                ? (update.variables.payloadVersion ?? webhook.payloadVersion)
                : webhook.payloadVersion,
            )}
            onChange={(version) => update.mutate({ payloadVersion: versionOf(version) })}
          />
          <Checkbox.Group
            label={t`Called for`}
            aria-label={t`Called for: ${webhook.url}`}
            value={update.isPending ? (update.variables.events ?? webhook.events) : webhook.events}
            onChange={(events) => events.length > 0 && update.mutate({ events })}
          >
            <Stack gap={8} mt={4}>
              {Object.entries(WEBHOOK_EVENT_NAMES).map(([event, name]) => (
                <Checkbox
                  key={event}
                  value={event}
                  label={name}
                  disabled={webhook.events.length === 1 && webhook.events[0] === event}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          {formId === null ? null : (
            <WebhookCondition formId={formId} webhook={webhook} change={update.mutateAsync} />
          )}
          <Group gap={8}>
            <Refusable refusal={webhook.isActive ? null : t`Turn the webhook on first.`}>
              <BusyButton variant="default" size="xs" isBusy={test.isPending} onClick={() => test.mutate()}>
                {t`Send test`}
              </BusyButton>
            </Refusable>
            <BusyButton variant="default" size="xs" isBusy={false} onClick={() => setQuestion('rotate')}>
              {t`New secret`}
            </BusyButton>
            <BusyButton variant="default" size="xs" isBusy={false} onClick={() => setQuestion('delete')}>
              {t`Delete`}
            </BusyButton>
            {formId === null ? null : <DeliveriesLink formId={formId} channel={webhook.channel} />}
          </Group>
          <TestCall made={test.data} />
        </Stack>
      </Section>
      <ConfirmDialog
        opened={question === 'rotate'}
        title={t`Create a new secret?`}
        verb={t`Create new secret`}
        isBusy={isRotating}
        onConfirm={() => void rotate()}
        onClose={() => setQuestion(null)}
      >
        {t`Both secrets work for one day, so your server has time to switch.`}
      </ConfirmDialog>
      <ConfirmDialog
        opened={question === 'delete'}
        title={t`Delete this webhook?`}
        verb={t`Delete webhook`}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setQuestion(null) })}
        onClose={() => setQuestion(null)}
      >
        {t`It receives nothing more, and its delivery log is deleted.`}
      </ConfirmDialog>
    </div>
  );
}

interface WebhookConditionProps extends Pick<WebhookCardProps, 'webhook'> {
  formId: string;
  change(changes: Pick<SignedWebhook, 'condition'>): Promise<unknown>;
}

/** Which submissions a webhook is called for, as soon as the form is known. */
function WebhookCondition({ formId, webhook, change }: WebhookConditionProps) {
  const { data: form } = useFormDetail(formId);
  if (!form) return null;
  return (
    <div>
      <Text size="sm" fw={500}>{t`Condition`}</Text>
      <ConditionLine
        form={form.definition}
        condition={webhook.condition}
        title={t`When is ${webhook.url} called?`}
        hint={t`It is called for submissions that fit, and for what becomes of them.`}
        save={(condition) => change({ condition })}
      />
    </div>
  );
}

function DeliveriesLink({ formId, channel }: { formId: string; channel: string }) {
  return (
    <Button
      component={Link}
      variant="default"
      size="xs"
      to={`${formPath(formId, 'settings', 'deliveries')}?channel=${channel}`}
    >
      {t`View deliveries`}
    </Button>
  );
}

function WebhookNotes({ webhook }: { webhook: SignedWebhook }) {
  const { stoppedReason, previousSecretExpiresAt, createdAt, apiKey } = webhook;
  const keyName = apiKey?.name ?? '';
  return (
    <>
      <Trans>
        Added <RelativeTime iso={createdAt} />
      </Trans>
      {apiKey ? <Text size="sm">{t`Subscribed by the API key “${keyName}”, and ends with it.`}</Text> : null}
      {previousSecretExpiresAt ? (
        <Text size="sm">
          <Trans>
            The secret before ends <RelativeTime iso={previousSecretExpiresAt} />
          </Trans>
        </Text>
      ) : null}
      {stoppedReason ? (
        <Text size="sm" className={classes['failure'] ?? ''}>
          {t`Turned off: ${stoppedReason}`}
        </Text>
      ) : null}
    </>
  );
}
