import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconMail, IconMailQuestion, IconPlayerPause, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminClient } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { SearchField } from '../../../components/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useClients, useSetClientActive, useSignClientOut } from './clientsApi.ts';
import { AdminList } from '../list/AdminList.tsx';
import { ClientForms } from './ClientForms.tsx';
import classes from './clients.module.css';
import { CreateClientDialog } from './CreateClientDialog.tsx';
import { Person } from '../list/Person.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Client Management: the clients and their forms (CLNT-054…078). */
export function ClientsTab() {
  const search = useUrlSearch();
  const clients = useClients({ search: search.asked });
  const [isCreating, setCreating] = useState(false);
  return (
    <Section
      title={t`Clients`}
      text={t`External customers who sign in to see only the forms you assign to them.`}
      action={
        <div className={classes['tools']}>
          <SearchField
            label={t`Search name, company or email`}
            search={search}
            className={classes['search']}
          />
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setCreating(true)}>
            {t`Create client`}
          </Button>
        </div>
      }
    >
      <AdminList
        list={clients}
        caption={t`Clients`}
        describe={(count, shown) => plural(count, { one: `${shown} client`, other: `${shown} clients` })}
        failure={t`Failed to fetch clients`}
        rowsOf={(page) => page.clients}
        totalOf={(page) => page.total}
        rowId={({ id }) => id}
        columns={COLUMNS}
        detail={formsOf}
        detailLabel={({ email }) => t`Forms of ${email}`}
        search={search.asked}
        onClear={search.clear}
        empty={{
          title: t`No clients yet`,
          text: t`Clients you create, or who request access, appear here.`,
        }}
      />
      <CreateClientDialog opened={isCreating} onClose={() => setCreating(false)} />
    </Section>
  );
}

const formsOf = (client: AdminClient) => <ClientForms client={client} />;

const COLUMNS: readonly TableColumn<AdminClient>[] = [
  {
    id: 'client',
    title: t`Client`,
    cell: ({ name, companyName, email }) => (
      <Person name={[name, companyName].filter(Boolean).join(', ')} email={email} />
    ),
  },
  {
    id: 'state',
    title: t`State`,
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'good' : 'neutral'} icon={isActive ? IconCheck : IconPlayerPause}>
        {isActive ? t`Active` : t`Inactive`}
      </StatusBadge>
    ),
  },
  {
    id: 'email',
    title: t`Email`,
    cell: ({ isEmailConfirmed }) => (
      <StatusBadge
        tone={isEmailConfirmed ? 'good' : 'neutral'}
        icon={isEmailConfirmed ? IconMail : IconMailQuestion}
      >
        {isEmailConfirmed ? t`Email confirmed` : t`Email not confirmed`}
      </StatusBadge>
    ),
  },
  { id: 'forms', title: t`Forms`, isNumber: true, cell: ({ forms }) => formatNumber(forms.length) },
  { id: 'created', title: t`Created`, cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
  { id: 'actions', title: '', cell: (client) => <ClientActions client={client} /> },
];

function ClientActions({ client }: { client: AdminClient }) {
  const signOut = useSignClientOut();
  return (
    <div className={classes['actions']}>
      {client.isActive ? (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Sign out ${client.email}`}
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate(client.id)}
        >
          {t`Sign out`}
        </BusyButton>
      ) : null}
      <ActiveButton client={client} />
    </div>
  );
}

function ActiveButton({ client: { id, email, isActive } }: { client: AdminClient }) {
  const setActive = useSetClientActive();
  const verb = isActive ? t`Deactivate` : t`Activate`;
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={`${verb} ${email}`}
      isBusy={setActive.isPending}
      onClick={() => setActive.mutate({ id, isActive: !isActive })}
    >
      {verb}
    </BusyButton>
  );
}
