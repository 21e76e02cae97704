import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import IconKey from '~icons/key';
import type { Connection } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useConnections, useDisconnect } from '../api/connections.ts';
import { describeScopes } from '../apiKeyScopes.ts';
import classes from './settings.module.css';
import { SettingsSection } from './SettingsFrame.tsx';

/** Assistants that people have connected; nothing while assistants are off and none is left. */
export function ConnectionsSection() {
  const { data } = useConnections();
  if (!data || (!data.isOpen && data.connections.length === 0)) return null;
  const { address, connections } = data;
  return (
    <SettingsSection
      title={t`Connected assistants`}
      text={
        <>
          {t`AI assistants that read your forms and draft new ones. Add this address in your assistant to connect it.`}{' '}
          <Anchor href="/docs/mcp" target="_blank" inherit underline="always">
            {t`Documentation`}
          </Anchor>
        </>
      }
    >
      <Group gap={8}>
        <code className={classes['note']} dir="ltr">
          {address}
        </code>
        <CopyTextButton size="xs" text={address} label={t`Copy address`} />
      </Group>
      {connections.length > 0 ? <Connections connections={connections} /> : null}
    </SettingsSection>
  );
}

function Connections({ connections }: { connections: readonly Connection[] }) {
  const disconnect = useDisconnect();
  const [ending, setEnding] = useState<Connection | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const name = ending?.name ?? '';
  const confirm = (): void => {
    if (!ending) return;
    disconnect.mutate(ending.id, {
      onSettled: () => setAsking(false),
      // The pressed button disappears with the connection.
      onSuccess: () => list.current?.focus(),
    });
  };
  return (
    <>
      <ul className={classes['rows']} ref={list} tabIndex={-1} aria-label={t`Connected assistants`}>
        {connections.map((one) => (
          <ConnectionRow
            key={one.id}
            connection={one}
            onEnd={() => {
              setEnding(one);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={isAsking}
        title={t`Disconnect this assistant?`}
        verb={t`Disconnect`}
        isDestructive
        isBusy={disconnect.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t`“${name}” loses access at once. You can connect it again.`}
      </ConfirmDialog>
    </>
  );
}

function ConnectionRow({ connection, onEnd }: { connection: Connection; onEnd(): void }) {
  const { name, host, scopes, person, createdAt, lastUsedAt } = connection;
  return (
    <li className={classes['row']}>
      <IconKey size={20} aria-hidden="true" />
      <div className={classes['what']}>
        <Text fw={500} dir="auto">
          {name}
        </Text>
        <Text size="sm" dir="ltr">
          {host}
        </Text>
        <Text size="sm">{describeScopes(scopes).join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          <Trans>
            Connected <RelativeTime iso={createdAt} /> by <bdi>{person}</bdi>
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {lastUsedAt ? (
            <Trans>
              Last used <RelativeTime iso={lastUsedAt} />
            </Trans>
          ) : (
            t`Never used`
          )}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={t`Disconnect ${name}`} onClick={onEnd}>
        {t`Disconnect`}
      </Button>
    </li>
  );
}
