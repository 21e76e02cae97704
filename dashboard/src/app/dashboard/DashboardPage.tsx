import { t } from '@lingui/core/macro';
import { Stack, Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CardSkeletons } from '../../features/forms/components/CardSkeletons.tsx';
import { DeletionWarning } from '../../domain/submissions/DeletionWarning.tsx';
import { MyForms } from '../../features/forms/components/MyForms.tsx';
import { RequestFormsDialog } from '../../domain/forms/RequestFormsDialog.tsx';
import { ScrollableTabs } from '../../components/ScrollableTabs.tsx';
import { useScreenTitle } from '../../lib/screenTitle.ts';
import { HOME, useShownPlace } from '../openPlace.ts';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';
import { useDashboardTab } from './useDashboardTab.ts';

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

/** Home, which is what is new and the forms; or one of the tabs of DASH-002 (decision 073). */
export function DashboardPage() {
  const { tabs, open, isAdmin } = useDashboardTab();
  const [isAsking, setAsking] = useState(false);
  const label = tabs.find(({ value }) => value === open)?.label;
  // The screen's own heading says the same.
  useScreenTitle(open === 'forms' ? undefined : label);
  useShownPlace(open);
  const onRequest = (): void => setAsking(true);
  return (
    <div className="page">
      <Stack gap="var(--block-gap)">
        <DeletionWarning />
        {open === null ? <CardSkeletons foot="figures" /> : null}
        {open === HOME ? <MyForms onRequest={onRequest} isHome /> : null}
        {open === null || open === HOME ? null : (
          <DashboardTabs tabs={tabs} open={open} isAdmin={isAdmin} onRequest={onRequest} />
        )}
      </Stack>
      <RequestFormsDialog opened={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

interface DashboardTabsProps {
  tabs: readonly { value: string; label: string }[];
  open: string;
  isAdmin: boolean;
  onRequest(): void;
}

function DashboardTabs({ tabs, open, isAdmin, onRequest }: DashboardTabsProps) {
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const choose = (tab: string | null): void => {
    if (tab === 'analytics') void navigate('/analytics');
    else if (tab) setSearch({ tab });
  };
  return (
    <Tabs value={open} onChange={choose} keepMounted={false} activateTabWithKeyboard={false}>
      <ScrollableTabs label={t`Dashboard`} open={open}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </ScrollableTabs>
      <Suspense fallback={<LoadingSkeleton height={240} mt={24} />}>
        <Tabs.Panel value="forms" pt={24}>
          <MyForms onRequest={onRequest} />
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
  );
}
