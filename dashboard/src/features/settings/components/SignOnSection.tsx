import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnSignOn } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { FIRST_PASSWORD_PATH } from '../../../domain/identity/firstPassword.ts';
import { signOnText } from '../../../domain/identity/signOnTexts.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { linkSignOn, OWN_SIGN_ON_KEY, unlinkSignOn, useOwnSignOn } from '../api/signOn.ts';
import { PasswordForm } from './PasswordForm.tsx';
import classes from './settings.module.css';
import { SettingsSection } from './SettingsFrame.tsx';

/** The user's own link to the sign-in provider; absent where there is none (SSO-011). */
export function SignOnSection() {
  const { data } = useOwnSignOn();
  const [search] = useSearchParams();
  const outcome = search.get('signOn');
  if (!data?.provider) return null;
  const { provider } = data;
  return (
    <SettingsSection
      title={t`Single sign-on`}
      text={t`Sign in with the account you have at ${provider}, without a password.`}
    >
      <Stack gap={16}>
        {outcome ? (
          <Alert color={outcome === 'linked' ? 'teal' : 'gray'} role="status">
            {signOnText(outcome)}
          </Alert>
        ) : null}
        <OwnLink {...data} provider={provider} />
      </Stack>
    </SettingsSection>
  );
}

function OwnLink({ provider, identity, hasPassword }: OwnSignOn & { provider: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // What the dialog is about stays while it fades.
  const [isUnlinking, setUnlinking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const open = (): void => {
    setUnlinking(identity !== null);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return (
    <div ref={content} tabIndex={-1} className={classes['resting']}>
      <Group gap={12} align="flex-start">
        <div className={classes['what']}>
          <Group gap={8}>
            <Text fw={500}>
              <bdi>{provider}</bdi>
            </Text>
            <StatusBadge tone={identity ? 'good' : 'neutral'}>
              {identity ? t`Linked` : t`Not linked`}
            </StatusBadge>
          </Group>
          {identity ? <LinkFacts {...identity} /> : null}
          {hasPassword ? null : (
            <Text size="sm" c="dimmed">
              <Trans>
                You have no password here.{' '}
                <Anchor component={Link} to={FIRST_PASSWORD_PATH} size="sm">
                  Choose one
                </Anchor>{' '}
                to sign in without {provider}.
              </Trans>
            </Text>
          )}
        </div>
        {hasPassword ? (
          <Button variant="default" size="xs" onClick={open}>
            {identity ? t`Unlink account` : t`Link account`}
          </Button>
        ) : null}
      </Group>
      <Modal
        opened={isOpen}
        onClose={close}
        title={isUnlinking ? t`Unlink ${provider}?` : t`Link ${provider}`}
        onExitTransitionEnd={() => content.current?.focus()}
      >
        {isUnlinking ? (
          <PasswordForm
            text={t`You can then no longer sign in with it, only with your password or a passkey.`}
            action={t`Unlink account`}
            danger
            onCancel={close}
            onConfirm={async (password) => {
              client.setQueryData(OWN_SIGN_ON_KEY, await unlinkSignOn(password));
              close();
              toastSuccess(t`Account unlinked`);
            }}
          />
        ) : (
          <PasswordForm
            text={t`You sign in there, and come back here.`}
            action={t`Continue`}
            onCancel={close}
            onConfirm={linkSignOn}
          />
        )}
      </Modal>
    </div>
  );
}

function LinkFacts({ email, linkedAt, lastUsedAt }: NonNullable<OwnSignOn['identity']>) {
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        As <bdi>{email}</bdi>, linked <RelativeTime iso={linkedAt} />,{' '}
        {lastUsedAt ? (
          <>
            last used <RelativeTime iso={lastUsedAt} />
          </>
        ) : (
          t`never used`
        )}
      </Trans>
    </Text>
  );
}
