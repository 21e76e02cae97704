import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { AdminClient } from '@inlay/api/contract';
import { FolderShare, StopSharing } from '../../../domain/clients/FolderShare.tsx';
import { useClientFolder } from './clientLinksApi.ts';
import classes from './clients.module.css';

/** The folders shared with a client, with what they see of each (CLNT-088). */
export function ClientFolders({ client }: { client: AdminClient }) {
  if (client.folders.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t`Folders of ${client.email}`}>
      {client.folders.map((folder) => (
        <SharedFolder key={folder.id} client={client} folder={folder} />
      ))}
    </ul>
  );
}

function SharedFolder({ client, folder }: { client: AdminClient; folder: AdminClient['folders'][number] }) {
  const change = useClientFolder(client.id, folder.id);
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
        <StopSharing folder={folder.name} email={client.email} change={change} />
      </div>
      <FolderShare folder={folder.name} share={folder} change={change} />
    </li>
  );
}
