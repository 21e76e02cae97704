import { t } from '@lingui/core/macro';
import { Button, Menu, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormDetail, SenderChannel, WebhookActivity, WebhookItem } from '@inlay/api/contract';
import { PlugDrawing } from '../../../components/drawings/PlugDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { SETTINGS, settingPath } from '../../../domain/form-home/settingsIndex.ts';
import { useFormRecipients } from '../../../domain/notifications/recipients.ts';
import { useDeliveries } from '../api/deliveries.ts';
import { useWebhooks } from '../api/webhooks.ts';
import { AccountWebhookLines } from '../components/AccountWebhookLines.tsx';
import classes from '../components/formSettings.module.css';
import { SenderItems } from './SenderItems.tsx';
import { nameOf, sentenceOf } from './sentences.ts';
import { ToldDialog, type OpenDialog } from './ToldDialog.tsx';
import { ToldRow } from './ToldRow.tsx';

const ALL_MAILS = { channel: 'mail', state: null } as const;

/** "When somebody submits…": who and what is told of a form's submissions, as one list of sentences. */
export function ToldSection({ form }: { form: FormDetail }) {
  const { id: formId, autoReply, clientPrimaryEmail, definition } = form;
  const { data, error, refetch } = useWebhooks(formId);
  const recipients = useFormRecipients(formId);
  const mails = useDeliveries(formId, ALL_MAILS);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const sent = mails.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  const lastMail = (isOfRow: (mail: (typeof sent)[number]) => boolean) => {
    const last = sent.find(isOfRow);
    return last ? { state: last.state, at: last.sentAt ?? last.createdAt } : null;
  };
  const listed = recipients.data?.emails ?? [];
  const conditionOf = (address: string) => listed.find(({ email }) => email === address)?.condition ?? null;
  const emails = listed.filter(({ isEnabled }) => isEnabled).map(({ email }) => email);
  const told = [...new Set(clientPrimaryEmail ? [...emails, clientPrimaryEmail] : emails)];
  const isEmpty = data?.webhooks.length === 0 && told.length === 0 && !autoReply?.isOn;
  return (
    <>
      <Section
        title={t`When somebody submits…`}
        text={t`Everyone and everything that is told, and when they were told last.`}
        action={<AddMenu formId={formId} onAdd={(add) => setOpen({ add })} />}
      >
        {error && !data ? (
          <LoadFailure title={t`Failed to load webhooks`} error={error} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? (
          <div className={classes['body']} aria-busy="true" aria-label={t`Loading`} role="group">
            <Skeleton height={180} />
          </div>
        ) : null}
        {isEmpty ? (
          <EmptyState
            drawing={<PlugDrawing />}
            title={t`Nobody is told yet`}
            text={t`Add an email address, a chat, a table or a webhook.`}
          />
        ) : null}
        {data && !isEmpty ? (
          <ul className={classes['list']}>
            {told.map((email) => (
              <ToldRow
                key={email}
                formId={formId}
                sentence={t`${email} gets an email`}
                when={{ form: definition, condition: conditionOf(email) }}
                isOn
                last={lastMail(
                  ({ event, recipient }) => event === 'submission_notification' && recipient === email,
                )}
                log={{ channel: 'mail' }}
                action={<Edit to={settingPath(formId, 'emails')} label={t`Edit: ${email}`} />}
              />
            ))}
            {autoReply?.isOn ? (
              <ToldRow
                formId={formId}
                sentence={t`The visitor gets an automatic reply`}
                isOn
                last={lastMail(({ event }) => event === 'auto_reply')}
                log={{ channel: 'mail' }}
                action={<Edit to={settingPath(formId, 'autoReply')} label={t`Edit: automatic reply`} />}
              />
            ) : null}
            {data.webhooks.map((webhook) => (
              <CalledRow
                key={webhook.id}
                form={form}
                webhook={webhook}
                activity={data.activity.find(({ webhookId }) => webhookId === webhook.id)}
                onEdit={() => setOpen({ id: webhook.id })}
              />
            ))}
          </ul>
        ) : null}
        {data ? <AccountWebhookLines webhooks={data.accountWebhooks} /> : null}
      </Section>
      {open ? <ToldDialog form={form} open={open} webhooks={data?.webhooks} onOpen={setOpen} /> : null}
    </>
  );
}

/** The sentence of a webhook or a sender. */
function CalledRow(props: {
  form: FormDetail;
  webhook: WebhookItem;
  activity: WebhookActivity | undefined;
  onEdit(): void;
}) {
  const { form, webhook, activity, onEdit } = props;
  const { channel, isActive, stoppedReason, condition } = webhook;
  const name = nameOf(webhook);
  return (
    <ToldRow
      formId={form.id}
      sentence={sentenceOf(webhook)}
      when={{ form: form.definition, condition }}
      isOn={isActive}
      stoppedReason={stoppedReason}
      last={activity?.last ?? null}
      waiting={activity?.waiting ?? 0}
      log={{ channel }}
      paused={channel === 'webhook' ? null : webhook}
      action={
        <Button variant="default" size="xs" aria-label={t`Edit: ${name}`} onClick={onEdit}>
          {t`Edit`}
        </Button>
      }
    />
  );
}

const Edit = ({ to, label }: { to: string; label: string }) => (
  <Button component={Link} variant="default" size="xs" to={to} aria-label={label}>
    {t`Edit`}
  </Button>
);

/** What can be told, by the names of its vendors. */
function AddMenu({ formId, onAdd }: { formId: string; onAdd(channel: SenderChannel | 'webhook'): void }) {
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button>{t`Add`}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={settingPath(formId, 'emails')}>
          {t`Email address`}
        </Menu.Item>
        <Menu.Item component={Link} to={settingPath(formId, 'autoReply')}>
          {SETTINGS.autoReply.label}
        </Menu.Item>
        <Menu.Divider />
        <SenderItems onAdd={onAdd} />
        <Menu.Item onClick={() => onAdd('webhook')}>{t`Webhook`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
