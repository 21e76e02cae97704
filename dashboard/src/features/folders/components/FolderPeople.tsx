import { t } from '@lingui/core/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Folder } from '@inlay/api/contract';
import { EmailText } from '../../../components/EmailText.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { ClientStateBadge } from '../../../domain/clients/ClientStateBadge.tsx';

type Person = Folder['people'][number];

const COLUMNS: readonly TableColumn<Person>[] = [
  {
    id: 'person',
    title: t`Person`,
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
];

/** For whoever manages clients: to what this person sees. */
const MANAGE: TableColumn<Person> = {
  id: 'manage',
  title: '',
  cell: ({ email }) => (
    <Anchor
      component={Link}
      size="sm"
      to={`/dashboard?${new URLSearchParams({ tab: 'clients', search: email }).toString()}`}
      aria-label={t`Manage ${email}`}
    >
      {t`Manage`}
    </Anchor>
  ),
};

/** The people of a client, who sign in to see the forms of the folder (FOLD-083). */
export function FolderPeople({ people, isManager }: { people: readonly Person[]; isManager: boolean }) {
  if (people.length === 0) return null;
  return (
    <Section
      title={t`People`}
      text={t`They sign in to see the forms of this folder, also those you add later.`}
    >
      <SimpleTable
        caption={t`People`}
        rows={people}
        columns={isManager ? [...COLUMNS, MANAGE] : COLUMNS}
        rowId={({ id }) => id}
      />
    </Section>
  );
}
