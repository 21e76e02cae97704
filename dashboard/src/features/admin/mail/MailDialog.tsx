import { t } from '@lingui/core/macro';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import IconCopy from '~icons/copy';
import type { OutboxMailResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { writeClipboard } from '../../../lib/writeClipboard.ts';
import { useOutboxMail } from './mailApi.ts';
import classes from './mail.module.css';
import { DeliveryState } from '../../../domain/notifications/DeliveryState.tsx';

/** One mail as its recipient reads it. */
export function MailDialog({ mailId, onClose }: { mailId: string | null; onClose(): void }) {
  const isOpen = mailId !== null;
  const { data, isPending, error, refetch } = useOutboxMail(useLastKnown(mailId), isOpen);
  return (
    <Modal opened={isOpen} onClose={onClose} title={t`Email`} size="lg">
      {error ? <LoadFailure title={t`Failed to load email`} error={error} onRetry={() => refetch()} /> : null}
      {isPending ? (
        <Stack gap={12} aria-hidden="true">
          <Skeleton height={72} />
          <Skeleton height={200} />
        </Stack>
      ) : null}
      {data ? <Mail mail={data} /> : null}
    </Modal>
  );
}

function Mail({ mail }: { mail: OutboxMailResponse }) {
  const { bodyText } = mail;
  return (
    <Stack gap={16}>
      <dl className={classes['facts']}>
        <dt>{t`Recipient`}</dt>
        <dd>{mail.recipient}</dd>
        <dt>{t`Subject`}</dt>
        <dd>
          <bdi>{mail.subject}</bdi>
        </dd>
        <dt>{t`Written`}</dt>
        <dd>{formatExact(mail.createdAt)}</dd>
        <dt>{t`State`}</dt>
        <dd>
          <DeliveryState state={mail.state} />
        </dd>
        {mail.lastError ? (
          <>
            <dt>{t`Last error`}</dt>
            <dd>{mail.lastError}</dd>
          </>
        ) : null}
      </dl>
      {bodyText === null ? (
        <Text c="dimmed">
          {mail.state === 'sent'
            ? t`The text was removed once the email was sent.`
            : t`This email contains a sign-in link, so only its recipient can read it.`}
        </Text>
      ) : (
        <>
          <pre dir="auto" className={classes['text']} tabIndex={0} role="region" aria-label={t`Email text`}>
            {bodyText}
          </pre>
          <Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => void copyMail(bodyText)}
            >
              {t`Copy text`}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

async function copyMail(text: string): Promise<void> {
  try {
    await writeClipboard(text);
    toastSuccess(t`Text copied`);
  } catch {
    toastError(t`Failed to copy the text`);
  }
}
