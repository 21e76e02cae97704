import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScimTokenResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { createScimToken, SCIM_TOKEN_KEY, useEndScimToken, useScimToken } from './directoryApi.ts';
import classes from './provider.module.css';

/** The directory that writes people, and its token (SSO-030). */
export function Directory() {
  const { data, error, refetch } = useScimToken();
  return (
    <Stack gap={16}>
      <div>
        <Title order={3} size="md" fw={500}>
          {t`Directory (SCIM)`}
        </Title>
        <Text size="sm" c="dimmed">
          {t`Entra, Okta or another directory creates people here and ends their access. It can take over any account but an administrator’s.`}
        </Text>
      </div>
      {error && !data ? (
        <LoadFailure title={t`Failed to load the directory`} error={error} onRetry={() => refetch()} />
      ) : null}
      {data ? <Token {...data} /> : null}
    </Stack>
  );
}

function Token({ url, token, people, suspended }: ScimTokenResponse) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  // What the dialog is about stays while it fades.
  const [isEnding, setEnding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const end = useEndScimToken();
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const ask = (what: 'renew' | 'end'): void => {
    setEnding(what === 'end');
    setAsked(what);
  };
  const make = (): void => {
    setBusy(true);
    createScimToken()
      .then(
        ({ secret: made, ...state }) => {
          client.setQueryData(SCIM_TOKEN_KEY, state);
          setSecret(made);
        },
        (error: unknown) => toastThrown(error),
      )
      .finally(() => {
        setBusy(false);
        setAsked(null);
        rescue(DIALOG_LEAVES_MS);
      });
  };
  const stop = (): void =>
    end.mutate(undefined, {
      onSuccess: () => {
        setSecret(null);
        toastSuccess(t`Token ended`);
        rescue(DIALOG_LEAVES_MS);
      },
      onError: (error) => toastThrown(error),
      onSettled: () => setAsked(null),
    });
  return (
    <Stack gap={16} ref={ref} tabIndex={-1}>
      {token ? <TokenFacts token={token} people={people} suspended={suspended} /> : null}
      {secret === null ? null : <Secret url={url} secret={secret} />}
      <Group gap={8}>
        <BusyButton variant="default" isBusy={isBusy} onClick={token ? () => ask('renew') : make}>
          {token ? t`New token` : t`Create token`}
        </BusyButton>
        {token ? (
          <Button variant="subtle" color="gray" onClick={() => ask('end')}>
            {t`End token`}
          </Button>
        ) : null}
      </Group>
      <ConfirmDialog
        opened={asked !== null}
        title={isEnding ? t`End the token?` : t`Create a new token?`}
        verb={isEnding ? t`End token` : t`Create token`}
        isDestructive={isEnding}
        isBusy={isBusy || end.isPending}
        onClose={() => setAsked(null)}
        onConfirm={isEnding ? stop : make}
      >
        {isEnding
          ? t`The directory can then no longer write. Nobody loses access by that.`
          : t`The directory is refused until you enter the new token there.`}
      </ConfirmDialog>
    </Stack>
  );
}

function TokenFacts({
  token,
  people,
  suspended,
}: Pick<ScimTokenResponse, 'people' | 'suspended'> & {
  token: NonNullable<ScimTokenResponse['token']>;
}) {
  return (
    <div>
      <Text size="sm">
        <Trans>
          Token created <RelativeTime iso={token.createdAt} />,{' '}
          {token.lastUsedAt ? (
            <>
              last used <RelativeTime iso={token.lastUsedAt} />
            </>
          ) : (
            t`never used`
          )}
        </Trans>
      </Text>
      <Text size="sm" c="dimmed">
        {plural(people, { one: '# person from the directory', other: '# people from the directory' })}
        {suspended > 0
          ? ` · ${plural(suspended, { one: '# without access', other: '# without access' })}`
          : null}
      </Text>
    </div>
  );
}

/** The token, which is shown once, and the address that goes with it. */
function Secret({ url, secret }: { url: string; secret: string }) {
  return (
    <div>
      <Text size="sm" role="status">
        {t`Enter both in the directory. Copy the token now: it won’t be shown again.`}
      </Text>
      {[url, secret].map((text) => (
        <Code key={text} block dir="ltr" mt={4} className={classes['address'] ?? ''}>
          {text}
        </Code>
      ))}
      <CopyTextButton size="xs" mt={8} text={secret} label={t`Copy token`} />
    </div>
  );
}
