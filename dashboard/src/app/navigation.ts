import { retentionText } from '../domain/submissions/retention.ts';
import {
  IconChartBar,
  IconFileCheck,
  IconInbox,
  IconLayoutGrid,
  IconShield,
  IconTrash,
  IconUser,
  type Icon,
} from '@tabler/icons-react';

/** One entry of the main menu. Screens of later areas are added here. */
export interface MenuEntry {
  label: string;
  path: string;
  /** Where it leads, when that is a part of the screen. */
  to?: string;
  icon: Icon;
  /** For administrators only (SHELL-007). */
  isAdminOnly?: boolean;
}

export const MAIN_MENU: readonly MenuEntry[] = [
  { label: 'My Forms', path: '/dashboard', to: '/dashboard?tab=forms', icon: IconLayoutGrid },
  { label: 'Assigned Forms', path: '/assigned-forms', icon: IconFileCheck },
  { label: 'Submissions', path: '/submissions', icon: IconInbox },
  { label: 'Analytics', path: '/analytics', icon: IconChartBar },
  { label: 'Trash', path: '/trash', icon: IconTrash },
  { label: 'Admin Panel', path: '/admin', icon: IconShield, isAdminOnly: true },
];

/** The settings group of the sidebar, beside the theme toggle (SHELL-008). */
export const SETTINGS_ENTRY: MenuEntry = { label: 'Profile', path: '/settings', icon: IconUser };

/** What the header says on each screen (SHELL-011…024, D-27); the first that fits counts. */
const HEADINGS: readonly (readonly [prefix: string, title: string, subtitle: string])[] = [
  ['/dashboard', 'My Forms', 'Create and manage your forms'],
  ['/assigned-forms', 'Assigned Forms', 'View and manage forms assigned to you'],
  ['/folder', 'Client Folder', 'The forms of one client'],
  ['/templates', 'Templates', 'Start from a pre-built form template'],
  ['/submissions', 'Form Submissions', 'View, search and export submissions'],
  ['/analytics', 'Analytics', 'Follow how your forms perform'],
  ['/trash', 'Trash', 'Deleted submissions are kept for {retention}'],
  ['/builder', 'Form Builder', 'Design your form'],
  ['/form', 'Form Builder', 'Design your form'],
  ['/admin/user-approvals', 'User Approvals', 'Approve or revoke access'],
  ['/admin', 'Admin Dashboard', 'Manage users, forms, security, and system settings'],
  ['/security-dashboard', 'Security Dashboard', 'Watch security events and sign-ins'],
  ['/settings/notifications', 'Notification Settings', 'Choose who is told about new submissions'],
  ['/forms', 'Notifications and Webhooks', 'Choose who and what is told when a form is answered'],
  ['/settings', 'Settings', 'Manage your profile and preferences'],
];

/** @param retentionDays how long the trash keeps things; what that is called is said here (SHELL-014). */
export function headingOf(pathname: string, retentionDays: number): { title: string; subtitle: string } {
  const found = HEADINGS.find(([prefix]) => isBelow(pathname, prefix));
  return {
    title: found?.[1] ?? 'Inlay',
    subtitle: (found?.[2] ?? '').replace('{retention}', retentionText(retentionDays)),
  };
}

/** Screens that share a heading with others, as the browser's tab and its history name them. */
const PARTS: Readonly<Record<string, string>> = {
  '/settings/profile': 'Profile',
  '/settings/security': 'Security',
  '/settings/general': 'General',
  '/admin/pages': 'All Pages',
  '/admin/form-assignments': 'Form Assignments',
  '/admin/security': 'Security',
  '/admin/settings': 'Settings',
};

/**
 * The document's title: no two screens have the same one (WCAG 2.4.2).
 * @param heading the screen's own, and `about` what it has named itself after, or empty.
 */
export function documentTitleOf(pathname: string, heading: string, about = ''): string {
  const part = about || PARTS[pathname.replace(/\/+$/, '')];
  return [...(part ? [part] : []), heading, 'Inlay'].join(' · ');
}

/** True for a path and everything under it. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);
