import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Menu, Modal, Stack } from '@mantine/core';
import IconDots from '~icons/dots';
import { useState } from 'react';
import type { AdminClient, ClientLink } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ClientLinks } from '../../../domain/clients/ClientLinks.tsx';
import { InviteDialog } from '../../../domain/clients/InviteDialog.tsx';
import classes from './clients.module.css';
import { useClientLink, useViewPortal, useWithdrawInvitation } from './clientLinksApi.ts';
import { useSetClientActive, useSignClientOut } from './clientsApi.ts';

/** Actions on a client; only pending requests are prominent (CLNT-063, CLNT-087, CLNT-089). */
export function ClientActions({ client }: { client: AdminClient }) {
  const { id, email, isActive, isEmailConfirmed, invitation } = client;
  const [isSharing, setSharing] = useState(false);
  const [link, setLink] = useState<{ link: ClientLink; isInvitation: boolean } | null>(null);
  const setActive = useSetClientActive();
  const signOut = useSignClientOut();
  const send = useClientLink();
  const withdraw = useWithdrawInvitation();
  const view = useViewPortal();
  const isWaiting = invitation === 'invited' || invitation === 'expired';
  const sendLink = (what: 'invitation' | 'password-reset'): void =>
    send.mutate(
      { id, what },
      {
        onSuccess: (answer) =>
          answer.link && setLink({ link: answer.link, isInvitation: what === 'invitation' }),
      },
    );
  return (
    <div className={classes['actions']}>
      {isActive ? null : (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Activate ${email}`}
          isBusy={setActive.isPending}
          onClick={() => setActive.mutate({ id, isActive: true })}
        >
          {t`Activate`}
        </BusyButton>
      )}
      {invitation === 'expired' ? (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Invite ${email} again`}
          isBusy={send.isPending}
          onClick={() => sendLink('invitation')}
        >
          {t`Invite again`}
        </BusyButton>
      ) : null}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t`Actions for ${email}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => view.mutate(id)}>{t`View as client`}</Menu.Item>
          <Menu.Item onClick={() => setSharing(true)}>{t`Share more`}</Menu.Item>
          {isWaiting ? (
            <>
              <Menu.Item onClick={() => sendLink('invitation')}>{t`Invite again`}</Menu.Item>
              <Menu.Item onClick={() => withdraw.mutate(id)}>{t`Withdraw invitation`}</Menu.Item>
            </>
          ) : null}
          {isEmailConfirmed ? (
            <Menu.Item onClick={() => sendLink('password-reset')}>{t`Reset password`}</Menu.Item>
          ) : null}
          {isActive && !isWaiting ? (
            <>
              <Menu.Item onClick={() => signOut.mutate(id)}>{t`Sign out`}</Menu.Item>
              <Menu.Item onClick={() => setActive.mutate({ id, isActive: false })}>{t`Deactivate`}</Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={link !== null} onClose={() => setLink(null)} title={t`Pass on the link`}>
        <Stack gap={24}>
          {link ? <ClientLinks links={[{ email, ...link }]} /> : null}
          <Button style={{ alignSelf: 'flex-end' }} onClick={() => setLink(null)}>{t`Done`}</Button>
        </Stack>
      </Modal>
      {isSharing ? <InviteDialog email={email} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}
