import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { AdminOnly } from '../../../components/AdminOnly.tsx';
import classes from './adminLayout.module.css';

/** The tabs of the admin panel, each with a path of its own (ADMIN-001, D-149). */
const TABS = [
  { label: 'Overview', path: '/admin/overview' },
  { label: 'All Pages', path: '/admin/pages' },
  { label: 'User Approvals', path: '/admin/user-approvals' },
  { label: 'Form Assignments', path: '/admin/form-assignments' },
  { label: 'Security', path: '/admin/security' },
  { label: 'Settings', path: '/admin/settings' },
] as const;

/** The admin panel: its tabs, and below them the one that is open. */
export function AdminLayout() {
  return (
    <AdminOnly path="/admin/overview">
      <div className="page">
        <Tabs />
        <Outlet />
      </div>
    </AdminOnly>
  );
}

function Tabs() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const open = path === '/admin' ? '/admin/overview' : path;
  return (
    <nav className={classes['tabs']} aria-label="Admin panel">
      <ul>
        {TABS.map((tab) => (
          <li key={tab.path}>
            <Tab {...tab} isOpen={tab.path === open} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ label, path, isOpen }: { label: string; path: string; isOpen: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a narrow screen the open tab may be one that has to be scrolled to.
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isOpen]);
  return (
    <Link ref={link} to={path} aria-current={isOpen ? 'page' : undefined} className={classes['tab']}>
      {label}
    </Link>
  );
}
