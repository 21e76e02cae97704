import { useState } from 'react';
import type { FormDetail, SenderChannel, WebhookItem } from '@inlay/api/contract';
import { SecretDialog } from '../components/SecretDialog.tsx';
import { AddWebhookDialog, WebhookDialog } from '../components/WebhookDialogs.tsx';
import { SenderDialog } from './SenderDialog.tsx';

/** What a dialog is of: a new sender or webhook, or one by its id. */
export type OpenDialog = { add: SenderChannel | 'webhook' } | { id: string };

interface ToldDialogProps {
  form: FormDetail;
  open: OpenDialog;
  webhooks: WebhookItem[] | undefined;
  onOpen(open: OpenDialog | null): void;
}

/** The dialog of a webhook or a sender, followed by that of a new secret. */
export function ToldDialog({ form, open, webhooks, onOpen }: ToldDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = (): void => onOpen(null);
  if (secret) return <SecretDialog secret={secret} onClose={close} />;
  if ('add' in open)
    return open.add === 'webhook' ? (
      <AddWebhookDialog formId={form.id} onClose={close} onSecret={setSecret} />
    ) : (
      <SenderDialog
        form={form}
        channel={open.add}
        sender={null}
        onAdded={({ id }) => onOpen({ id })}
        onClose={close}
      />
    );
  const opened = webhooks?.find(({ id }) => id === open.id);
  if (!opened) return null;
  if (opened.channel === 'webhook')
    return <WebhookDialog formId={form.id} webhook={opened} onClose={close} onSecret={setSecret} />;
  return (
    <SenderDialog
      form={form}
      channel={opened.channel}
      sender={opened}
      onAdded={() => undefined}
      onClose={close}
    />
  );
}
