import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MailServerResponse, MailTestResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { MailFailure } from './MailFailure.tsx';
import classes from './mailServer.module.css';
import { useRemoveMailServer, useTestMailServer } from './mailServerApi.ts';
import { SECURITY_NAMES } from './securities.ts';
import { TestResult } from './TestResult.tsx';

interface MailServerFactsProps extends MailServerResponse {
  server: NonNullable<MailServerResponse['server']>;
  /** The test with which it was saved. */
  tested: MailTestResponse | null;
  onChange(): void;
  onRemoved(): void;
}

/** The server that mails go to, with what came of the last ones. */
export function MailServerFacts(props: MailServerFactsProps) {
  const { source, server, sender, tested, onChange, onRemoved } = props;
  const test = useTestMailServer();
  const result = test.data ?? tested;
  return (
    <Stack gap={16}>
      <dl className={classes['facts']}>
        <dt>{t`Server`}</dt>
        <dd>
          <bdi>{`${server.host}:${server.port}`}</bdi>
        </dd>
        <dt>{t`Encryption`}</dt>
        <dd>{SECURITY_NAMES[server.security]}</dd>
        <dt>{t`User name`}</dt>
        <dd>{server.user === null ? '–' : <bdi>{server.user}</bdi>}</dd>
        <dt>{t`Sender`}</dt>
        <dd>
          <bdi>{sender.name ? `${sender.name} <${sender.address}>` : sender.address}</bdi>
        </dd>
      </dl>
      {/* A test that has just failed says it all. */}
      {result?.failure ? null : <LastMails {...props} />}
      <TestResult test={result} />
      <FormProblem problem={test.error} />
      <Group gap={8}>
        <BusyButton variant="default" isBusy={test.isPending} onClick={() => test.mutate()}>
          {t`Send a test`}
        </BusyButton>
        {source === 'environment' ? null : (
          <>
            <Button variant="default" onClick={onChange}>
              {t`Change server`}
            </Button>
            <RemoveServer onRemoved={onRemoved} />
          </>
        )}
      </Group>
      {source === 'environment' ? (
        <Text size="sm" c="dimmed">
          <Trans>
            Set by <Code>INLAY_SMTP_URL</Code> in the environment of this installation, so it can’t be changed
            here.
          </Trans>
        </Text>
      ) : null}
    </Stack>
  );
}

/** Whether mails go out: when the last one did, or why none does. */
function LastMails({ acceptedAt, failure }: MailServerResponse) {
  if (failure && (acceptedAt === null || acceptedAt < failure.at)) {
    return (
      <MailFailure failure={failure} title={t`Emails are not being sent`}>
        <Text size="xs" mt={4}>
          <Trans>
            Last tried: <RelativeTime iso={failure.at} />
          </Trans>
        </Text>
      </MailFailure>
    );
  }
  return (
    <div className={classes['last']}>
      {acceptedAt === null ? (
        t`No email has been sent through this server yet.`
      ) : (
        <Trans>
          Last email sent: <RelativeTime iso={acceptedAt} />
        </Trans>
      )}
      {failure ? (
        <p>
          <Trans>
            Last error: {failure.text} (<RelativeTime iso={failure.at} />)
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

function RemoveServer({ onRemoved }: { onRemoved(): void }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveMailServer();
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {t`Remove server`}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t`Remove the mail server?`}
        verb={t`Remove server`}
        isDestructive
        isBusy={remove.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setAsked(false);
              toastSuccess(t`Mail server removed`);
              onRemoved();
            },
            onError: (error) => toastThrown(error),
          })
        }
      >
        {t`Emails wait in the outbox until there is another one. The stored password is deleted.`}
      </ConfirmDialog>
    </>
  );
}
