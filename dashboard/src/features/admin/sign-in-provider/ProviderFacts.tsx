import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProviderTestResponse, SignInProviderResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import classes from '../../../domain/notifications/mail-server/mailServer.module.css';
import { ProviderTest } from './ProviderTest.tsx';
import { UNKNOWN_PEOPLE } from './providerDraft.ts';
import { useRemoveSignInProvider, useTestSignInProvider } from './signInProviderApi.ts';

interface ProviderFactsProps extends SignInProviderResponse {
  provider: NonNullable<SignInProviderResponse['provider']>;
  /** The test with which it was saved. */
  tested: ProviderTestResponse | null;
  onChange(): void;
  onRemoved(): void;
}

/** The provider by which people sign in. */
export function ProviderFacts({ source, provider, linked, tested, onChange, onRemoved }: ProviderFactsProps) {
  const test = useTestSignInProvider();
  return (
    <Stack gap={16}>
      <dl className={classes['facts']}>
        <dt>{t`Name`}</dt>
        <dd>
          <bdi>{provider.name}</bdi>
        </dd>
        <dt>{t`Address`}</dt>
        <dd>
          <bdi>{provider.issuer}</bdi>
        </dd>
        <dt>{t`Client ID`}</dt>
        <dd>
          <bdi>{provider.clientId}</bdi>
        </dd>
        <dt>{t`Unknown people`}</dt>
        <dd>{UNKNOWN_PEOPLE[provider.unknownPeople]}</dd>
        <dt>{t`Linked accounts`}</dt>
        <dd>{plural(linked, { one: '# account', other: '# accounts' })}</dd>
      </dl>
      <ProviderTest test={test.data ?? tested} />
      <FormProblem problem={test.error} />
      <Group gap={8}>
        <BusyButton variant="default" isBusy={test.isPending} onClick={() => test.mutate()}>
          {t`Test provider`}
        </BusyButton>
        {source === 'environment' ? null : (
          <>
            <Button variant="default" onClick={onChange}>
              {t`Change provider`}
            </Button>
            <RemoveProvider onRemoved={onRemoved} />
          </>
        )}
      </Group>
      {source === 'environment' ? (
        <Text size="sm" c="dimmed">
          <Trans>
            Set by <Code>INLAY_OIDC_ISSUER</Code> in the environment of this installation, so it can’t be
            changed here.
          </Trans>
        </Text>
      ) : null}
    </Stack>
  );
}

function RemoveProvider({ onRemoved }: { onRemoved(): void }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveSignInProvider();
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {t`Remove provider`}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t`Remove the provider?`}
        verb={t`Remove provider`}
        isDestructive
        isBusy={remove.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setAsked(false);
              toastSuccess(t`Provider removed`);
              onRemoved();
            },
            onError: (error) => toastThrown(error),
          })
        }
      >
        {t`People can then sign in only with a password or a passkey. Links to it are kept.`}
      </ConfirmDialog>
    </>
  );
}
