import { plural, t } from '@lingui/core/macro';
import { Button, NativeSelect } from '@mantine/core';
import IconPlus from '~icons/plus';
import IconSend from '~icons/send';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminClient } from '@inlay/api/contract';
import { PeopleDrawing } from '../../../components/drawings/PeopleDrawing.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { InviteDialog } from '../../../domain/clients/InviteDialog.tsx';
import { unreadText } from '../../../domain/forms/trends.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { AdminList } from '../list/AdminList.tsx';
import { Person } from '../list/Person.tsx';
import { ClientActions } from './ClientActions.tsx';
import { ClientForms } from './ClientForms.tsx';
import { ClientState } from './ClientState.tsx';
import classes from './clients.module.css';
import { CLIENT_ORDERS, useClients } from './clientsApi.ts';
import { CreateClientDialog } from './CreateClientDialog.tsx';
import { SharedChips } from './SharedChips.tsx';

const ORDER_LABELS = {
  newest: t`Newest first`,
  seen: t`Last seen`,
  unread: t`Most unread`,
} as const;

type OpenDialog = 'invite' | 'create' | null;

/** Client Management: the clients, and what is shared with them (CLNT-054…078, CLNT-087). */
export function ClientsTab() {
  const search = useUrlSearch();
  const [params, setParams] = useSearchParams();
  const order = CLIENT_ORDERS.find((one) => one === params.get('order'));
  const clients = useClients({ search: search.query, ...(order && { order }) });
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = (): void => setOpen(null);
  const setOrder = (value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('order', value);
        return next;
      },
      { replace: true },
    );
  return (
    <Section
      title={t`Clients`}
      text={t`External customers who sign in to see only what you share with them.`}
      action={
        <div className={classes['tools']}>
          <SearchField
            label={t`Search name, company or email`}
            search={search}
            className={classes['search']}
          />
          <NativeSelect
            aria-label={t`Order`}
            data={CLIENT_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
            value={order ?? 'newest'}
            onChange={(event) => setOrder(event.currentTarget.value)}
          />
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('create')}>
            {t`Create client`}
          </Button>
          <Button leftSection={<IconSend size={16} />} onClick={() => setOpen('invite')}>
            {t`Invite`}
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
        search={search.query}
        onClear={search.clear}
        empty={{
          title: t`No clients yet`,
          text: t`Clients you invite, or who request access, appear here.`,
          drawing: <PeopleDrawing />,
        }}
      />
      {open === 'create' ? <CreateClientDialog onClose={close} /> : null}
      {open === 'invite' ? <InviteDialog onClose={close} /> : null}
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
    cell: (client) => <ClientState client={client} />,
  },
  {
    id: 'forms',
    title: t`Shared`,
    cell: (client) => <SharedChips client={client} />,
  },
  {
    id: 'seen',
    title: t`Last seen`,
    cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : null),
  },
  {
    id: 'unread',
    title: t`Unread`,
    isNumber: true,
    cell: ({ unreadCount }) => (unreadCount > 0 ? unreadText(unreadCount) : null),
  },
  {
    id: 'actions',
    title: '',
    cell: (client) => <ClientActions client={client} />,
  },
];
