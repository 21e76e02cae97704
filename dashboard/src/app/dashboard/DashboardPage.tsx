import { t } from '@lingui/core/macro';
import { Stack, Tabs } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DeletionWarning } from '../../domain/submissions/DeletionWarning.tsx';
import { MyForms } from '../../features/forms/components/MyForms.tsx';
import { RequestFormsDialog } from '../../domain/forms/RequestFormsDialog.tsx';
import { ScrollableTabs } from '../../components/ScrollableTabs.tsx';
import { StatCards } from '../../features/forms/components/StatCards.tsx';
import { useScreenTitle } from '../../lib/screenTitle.ts';
import { useHasClients } from '../../features/admin/clients/clientsApi.ts';
import { useSession } from '../../domain/identity/session.ts';
import { formParts } from './formParts.tsx';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';

const AssignedForms = lazy(async () => ({
  default: (await import('../../features/forms/components/AssignedForms.tsx')).AssignedForms,
}));
const FoldersTab = lazy(async () => ({
  default: (await import('../../features/folders/components/FoldersTab.tsx')).FoldersTab,
}));
const ClientsTab = lazy(async () => ({
  default: (await import('../../features/admin/clients/ClientsTab.tsx')).ClientsTab,
}));
const AdminTab = lazy(async () => ({
  default: (await import('../../features/admin/overview/AdminTab.tsx')).AdminTab,
}));

/** The tabs of DASH-002, in its order; the address holds the open one (D-46). */
const TABS = [
  { value: 'forms', label: t`My Forms` },
  { value: 'assigned', label: t`Assigned Forms` },
  { value: 'folders', label: t`Client Folders` },
  { value: 'clients', label: t`Client Management`, isAdminOnly: true },
  { value: 'analytics', label: t`Analytics` },
  { value: 'admin', label: t`Admin`, isAdminOnly: true },
] as const;

const TABS_OF = { admin: TABS, user: TABS.filter((tab) => !('isAdminOnly' in tab)) };

/**
 * Returns the tab of an address that names none: the last open one, else the first to show. That is Client
 * Management for an administrator who has clients, or requests for access, and My Forms for everyone else
 * (DASH-003, DASH-004, D-187).
 *
 * @returns null until it is known whether there are clients.
 */
function useLanding(
  userId: string,
  tabs: readonly { value: string }[],
  asked: string | undefined,
): string | null {
  const [last, setLast] = useLocalStorage<string | null>({
    key: `dashboard-tab.${userId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  useEffect(() => {
    if (asked !== undefined && asked !== 'analytics') setLast(asked);
  }, [asked, setLast]);
  const isKnown = tabs.some(({ value }) => value === last);
  const mayHaveClients = tabs.some(({ value }) => value === 'clients');
  const clients = useHasClients(mayHaveClients && !isKnown && asked === undefined);
  if (isKnown) return last;
  if (!mayHaveClients || clients === false) return 'forms';
  return clients ? 'clients' : null;
}

/** The dashboard: figures and shortcuts, then its tabs (DASH-001…040). */
export function DashboardPage() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isAdmin = user?.role === 'admin';
  const tabs = TABS_OF[isAdmin ? 'admin' : 'user'];
  const asked = tabs.find(({ value }) => value === search.get('tab'))?.value;
  const landing = useLanding(user?.id ?? '', tabs, asked);
  const open = asked && asked !== 'analytics' ? asked : landing;
  const openTab = tabs.find(({ value }) => value === open)?.label;
  useScreenTitle(openTab === 'My Forms' ? undefined : openTab);
  const choose = (tab: string | null): void => {
    if (tab === 'analytics') void navigate('/analytics');
    else if (tab) setSearch({ tab });
  };
  const onRequest = (): void => setAsking(true);
  return (
    <div className="page">
      <Stack gap={24}>
        <DeletionWarning />
        <StatCards onRequest={onRequest} />
        <Tabs value={open} onChange={choose} keepMounted={false} activateTabWithKeyboard={false}>
          <ScrollableTabs label={t`Dashboard`} open={open ?? ''}>
            {tabs.map(({ value, label }) => (
              <Tabs.Tab key={value} value={value}>
                {label}
              </Tabs.Tab>
            ))}
          </ScrollableTabs>
          <Suspense fallback={<LoadingSkeleton height={240} mt={24} />}>
            {open === null ? <LoadingSkeleton height={240} mt={24} /> : null}
            <Tabs.Panel value="forms" pt={24}>
              <MyForms parts={formParts} onRequest={onRequest} />
            </Tabs.Panel>
            <Tabs.Panel value="assigned" pt={24}>
              <AssignedForms />
            </Tabs.Panel>
            <Tabs.Panel value="folders" pt={24}>
              <FoldersTab />
            </Tabs.Panel>
            {isAdmin ? (
              <>
                <Tabs.Panel value="clients" pt={24}>
                  <ClientsTab />
                </Tabs.Panel>
                <Tabs.Panel value="admin" pt={24}>
                  <AdminTab />
                </Tabs.Panel>
              </>
            ) : null}
          </Suspense>
        </Tabs>
      </Stack>
      <RequestFormsDialog opened={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
