import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { AdminOnly } from '../../domain/identity/AdminOnly.tsx';
import { ScrollableTabs } from '../../components/ScrollableTabs.tsx';

/** The tabs of the admin panel, by how often they are needed, each with its own path (ADMIN-001, D-149). */
const TABS = [
  { label: t`Overview`, path: '/admin/overview' },
  { label: t`User Approvals`, path: '/admin/user-approvals' },
  { label: t`Form Assignments`, path: '/admin/form-assignments' },
  { label: t`All Pages`, path: '/admin/pages' },
  { label: t`Security`, path: '/admin/security' },
  { label: t`Settings`, path: '/admin/settings' },
] as const;

/** The admin panel: its tabs, and below them the one that is open. */
export function AdminLayout() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const open = path === '/admin' ? '/admin/overview' : path;
  return (
    <AdminOnly path="/admin/overview">
      <div className="page">
        <Tabs value={open} keepMounted={false} activateTabWithKeyboard={false}>
          <ScrollableTabs label={t`Admin panel`} open={open}>
            {TABS.map((tab) => (
              <Tabs.Tab
                key={tab.path}
                value={tab.path}
                // A link, so that it opens in a tab of the browser, too.
                renderRoot={(props) => <Link {...props} to={tab.path} />}
                onKeyDown={pressBySpace}
              >
                {tab.label}
              </Tabs.Tab>
            ))}
          </ScrollableTabs>
          <Tabs.Panel value={open} pt={24}>
            <Outlet />
          </Tabs.Panel>
        </Tabs>
      </div>
    </AdminOnly>
  );
}

/** Presses a tab by Space, which a link would ignore. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
