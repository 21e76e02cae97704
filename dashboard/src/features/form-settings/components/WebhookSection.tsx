import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { PlugDrawing } from '../../../components/drawings/PlugDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { useWebhooks } from '../api/webhooks.ts';
import { AccountWebhookLines } from './AccountWebhookLines.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import classes from './formSettings.module.css';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';

/** Webhooks that are called for a form's submissions. */
export function WebhookSection({ formId }: { formId: string }) {
  const { data, error, refetch } = useWebhooks(formId);
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = data?.webhooks.filter((one) => one.channel === 'webhook');
  return (
    <>
      <Section
        title={t`Webhooks`}
        text={t`Posts every submission to these URLs as JSON, signed as defined by Standard Webhooks.`}
      >
        {error && !data ? (
          <LoadFailure title={t`Failed to load webhooks`} error={error} onRetry={() => refetch()} />
        ) : null}
        <div className={classes['body']}>
          <AddWebhook formId={formId} onSecret={setSecret} />
        </div>
        {webhooks?.length === 0 ? (
          <EmptyState
            drawing={<PlugDrawing />}
            title={t`No webhooks yet`}
            text={t`Addresses notified about this form will appear here.`}
          />
        ) : null}
        {data ? <AccountWebhookLines webhooks={data.accountWebhooks} /> : null}
      </Section>
      {!data && !error ? (
        <div className="card" aria-busy="true" aria-label={t`Loading`} role="group">
          <Skeleton height={180} />
        </div>
      ) : null}
      {webhooks?.map((webhook) => (
        <WebhookCard key={webhook.id} formId={formId} webhook={webhook} onSecret={setSecret} />
      ))}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
