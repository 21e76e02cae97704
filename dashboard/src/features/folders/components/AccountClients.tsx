import { t } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Folder } from '@inlay/api/contract';
import { EmailText } from '../../../components/EmailText.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { ClientStateBadge } from '../../../domain/clients/ClientStateBadge.tsx';
import { clientsOf, type AccountClient } from '../clientsOf.ts';

const COLUMNS: readonly TableColumn<AccountClient>[] = [
  {
    id: 'person',
    title: t`Client`,
    cell: ({ name, email }) => (
      <>
        {name ? <bdi>{name}</bdi> : <EmailText>{email}</EmailText>}
        {name ? (
          <Text size="xs" c="dimmed">
            <EmailText>{email}</EmailText>
          </Text>
        ) : null}
      </>
    ),
  },
  { id: 'state', title: t`State`, cell: ({ state }) => <ClientStateBadge state={state} /> },
  {
    id: 'folders',
    title: t`Client folders`,
    cell: ({ folders }) => (
      <Group gap={8}>
        {folders.map(({ id, name }) => (
          <Link key={id} to={`/folder/${id}`} dir="auto">
            {name}
          </Link>
        ))}
      </Group>
    ),
  },
];

/** Everybody whom folders of the account are shared with; each folder says what they see of it (CLNT-120). */
export function AccountClients({ folders }: { folders: readonly Folder[] }) {
  const clients = clientsOf(folders);
  if (clients.length === 0) return null;
  return (
    <Section
      title={t`Clients`}
      text={t`External customers who sign in to see only what you share with them.`}
    >
      <SimpleTable caption={t`Clients`} rows={clients} columns={COLUMNS} rowId={({ id }) => id} />
    </Section>
  );
}
