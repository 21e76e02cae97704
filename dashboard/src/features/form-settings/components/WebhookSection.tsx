import { t } from '@lingui/core/macro';
import { Skeleton, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { besideInput } from '../../../components/besideInput.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { PlugDrawing } from '../../../components/drawings/PlugDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { deliveryKey } from '../api/deliveries.ts';
import { addWebhook, useWebhooks } from '../api/webhooks.ts';
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

function AddWebhook({ formId, onSecret }: { formId: string; onSecret(secret: string | null): void }) {
  const client = useQueryClient();
  const { form, formProps } = useSavedForm({
    initialValues: { url: '' },
    check: ({ url }): FormErrors => (url.trim() ? {} : { url: t`Please enter an address` }),
    describe: (error) => ({ url: messageOf(error) }),
    save: async ({ url }) => {
      const { secret } = await addWebhook(formId, url.trim());
      form.reset();
      toastSuccess(t`Webhook added`);
      onSecret(secret);
      await client.invalidateQueries({ queryKey: deliveryKey(formId) });
    },
  });
  return (
    <form {...formProps} className={classes['line']}>
      <TextInput
        className={classes['grow'] ?? ''}
        label={t({ message: 'Address', context: 'web' })}
        type="url"
        placeholder={t`https://example.com/hook`}
        autoComplete="off"
        inputContainer={besideInput(
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Add webhook`}
          </BusyButton>,
        )}
        {...form.getInputProps('url')}
      />
    </form>
  );
}
