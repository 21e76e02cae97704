import { plural, t } from '@lingui/core/macro';
import { Select, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { AdminClient } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { PRESETS } from '../../../domain/clients/presets.ts';
import { useClientFolder } from './clientLinksApi.ts';
import classes from './clients.module.css';
import { WorkSwitches } from './WorkSwitches.tsx';

type SharedFolder = AdminClient['folders'][number];

/** The folders shared with a client, with what they see of each (CLNT-088). */
export function ClientFolders({ client }: { client: AdminClient }) {
  if (client.folders.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t`Folders of ${client.email}`}>
      {client.folders.map((folder) => (
        <FolderShare key={folder.id} client={client} folder={folder} />
      ))}
    </ul>
  );
}

function FolderShare({ client, folder }: { client: AdminClient; folder: SharedFolder }) {
  const change = useClientFolder(client.id, folder.id);
  const [isAsking, setAsking] = useState(false);
  const { preset, mayExport, mayComment, seesStatus } = {
    ...folder,
    ...(change.isPending && change.variables),
  };
  return (
    <li className={classes['form']}>
      <div className={classes['head']}>
        <div>
          <Text fw={500}>
            <bdi>{folder.name}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            {plural(folder.formCount, { one: 'Folder with # form', other: 'Folder with # forms' })}
          </Text>
        </div>
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Stop sharing ${folder.name}`}
          isBusy={change.isPending && change.variables === null}
          onClick={() => setAsking(true)}
        >
          {t`Stop sharing`}
        </BusyButton>
        <ConfirmDialog
          opened={isAsking}
          title={t`Stop sharing ${folder.name}?`}
          verb={t`Stop sharing`}
          isDestructive
          isBusy={change.isPending}
          onConfirm={() => change.mutate(null, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t`${client.email} loses access to its forms and submissions at once.`}
        </ConfirmDialog>
      </div>
      <Select
        label={t`Client sees of ${folder.name}`}
        data={PRESETS.map(({ value, label }) => ({ value, label }))}
        value={preset ?? folder.preset}
        allowDeselect={false}
        w={260}
        onChange={(chosen) => {
          const next = PRESETS.find(({ value }) => value === chosen);
          if (next && next.value !== folder.preset) change.mutate({ preset: next.value });
        }}
      />
      {preset === 'figures' ? null : (
        <>
          <Switch
            label={t`Client may export submissions of ${folder.name}`}
            checked={mayExport ?? true}
            onChange={(event) => change.mutate({ mayExport: event.currentTarget.checked })}
          />
          <WorkSwitches
            mayComment={mayComment ?? false}
            seesStatus={seesStatus ?? false}
            onChange={(changes) => change.mutate(changes)}
          />
        </>
      )}
    </li>
  );
}
