import { t } from '@lingui/core/macro';
import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { LockDrawing } from '../../../components/drawings/LockDrawing.tsx';
import { PlugDrawing } from '../../../components/drawings/PlugDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';
import { useAccountWebhooks } from '../api/webhooks.ts';
import { AddWebhook } from '../components/AddWebhook.tsx';
import classes from '../components/formSettings.module.css';
import { SecretDialog } from '../components/SecretDialog.tsx';
import { WebhookCard } from '../components/WebhookCard.tsx';
import { AccountSenders } from './AccountSenders.tsx';

/** Webhooks and senders that are told about every form of the account, also for later ones (NOTIF-090). */
export function AccountWebhooksPage() {
  const refusal = useRoleRefusal(useAccountAbility('manage'));
  const { data, error, refetch } = useAccountWebhooks({ enabled: refusal === null });
  const webhooks = data?.webhooks.filter((one) => one.channel === 'webhook');
  const senders = data?.webhooks.filter((one) => one.channel !== 'webhook');
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Stack gap={24} maw={960}>
      <Setting name="webhooks">
        <Section
          title={t`Webhooks`}
          text={t`Called for all of your forms, also those you create later. Each call is in the deliveries of its form.`}
        >
          {error && !data ? (
            <LoadFailure title={t`Failed to load webhooks`} error={error} onRetry={() => refetch()} />
          ) : null}
          {refusal ? (
            <EmptyState drawing={<LockDrawing />} title={t`Access Denied`} text={refusal} />
          ) : (
            <div className={classes['body']}>
              <AddWebhook formId={null} onSecret={setSecret} />
            </div>
          )}
          {webhooks?.length === 0 ? (
            <EmptyState
              drawing={<PlugDrawing />}
              title={t`No webhooks yet`}
              text={t`Addresses notified about all forms will appear here.`}
            />
          ) : null}
        </Section>
      </Setting>
      {!data && !error && !refusal ? (
        <div className="card" aria-busy="true" aria-label={t`Loading`} role="group">
          <Skeleton height={180} />
        </div>
      ) : null}
      {webhooks?.map((webhook) => (
        <WebhookCard key={webhook.id} formId={null} webhook={webhook} onSecret={setSecret} />
      ))}
      {senders ? <AccountSenders senders={senders} /> : null}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Stack>
  );
}
