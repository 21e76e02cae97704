import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientLink, Folder } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { Section } from '../../../components/Section.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { ClientLinks } from '../../../domain/clients/ClientLinks.tsx';
import { ClientStateBadge } from '../../../domain/clients/ClientStateBadge.tsx';
import { FolderShare, StopSharing } from '../../../domain/clients/FolderShare.tsx';
import { PRESETS } from '../../../domain/clients/presets.ts';
import { useFolderClient, useInviteAgain } from '../api/folderClients.ts';

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
  {
    id: 'sees',
    title: t`They see`,
    cell: ({ preset }) => PRESETS.find(({ value }) => value === preset)?.label,
  },
];

/** For administrators of the platform: to all that this person sees. */
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

/** The people of a client, who sign in to see the forms of the folder (FOLD-083, CLNT-120). */
export function FolderPeople({ folder, isAdministrator }: { folder: Folder; isAdministrator: boolean }) {
  const { people, canShare } = folder;
  if (people.length === 0) return null;
  const sharing = !isAdministrator && canShare;
  return (
    <Section
      title={t`People`}
      text={t`They sign in to see the forms of this folder, also those you add later.`}
    >
      <SimpleTable
        caption={t`People`}
        rows={people}
        columns={isAdministrator ? [...COLUMNS, MANAGE] : COLUMNS}
        rowId={({ id }) => id}
        {...(sharing && {
          detail: personIn(folder),
          detailLabel: ({ email }: Person) => t`Manage ${email}`,
        })}
      />
    </Section>
  );
}

const personIn = (folder: Folder) => (person: Person) => <FolderPerson folder={folder} person={person} />;

/** What one person sees of the folder, and their invitation. */
function FolderPerson({ folder: { id, name }, person }: { folder: Folder; person: Person }) {
  const change = useFolderClient(id, person.id);
  const again = useInviteAgain(id, person.id);
  const [link, setLink] = useState<ClientLink | null>(null);
  const isInvited = person.state === 'invited' || person.state === 'expired';
  const onInvite = (): void => again.mutate(undefined, { onSuccess: (answer) => setLink(answer.link) });
  return (
    <Stack gap={16}>
      <FolderShare folder={name} share={person} change={change} />
      <Group gap={8}>
        {isInvited ? (
          <BusyButton
            variant="default"
            size="xs"
            aria-label={t`Invite ${person.email} again`}
            isBusy={again.isPending}
            onClick={onInvite}
          >
            {t`Invite again`}
          </BusyButton>
        ) : null}
        <StopSharing folder={name} email={person.email} change={change} />
      </Group>
      <Modal opened={link !== null} onClose={() => setLink(null)} title={t`Pass on the link`}>
        <Stack gap={24}>
          {link ? <ClientLinks links={[{ email: person.email, link, isInvitation: true }]} /> : null}
          <DialogFoot>
            <Button onClick={() => setLink(null)}>{t`Done`}</Button>
          </DialogFoot>
        </Stack>
      </Modal>
    </Stack>
  );
}
