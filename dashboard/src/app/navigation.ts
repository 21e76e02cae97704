import { plural, t } from '@lingui/core/macro';
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

/** One entry of the main menu. */
export interface MenuEntry {
  label: string;
  path: string;
  /** Target, when it is a part of the screen. */
  to?: string;
  icon: Icon;
  /** For administrators only (SHELL-007). */
  isAdminOnly?: boolean;
}

export const MAIN_MENU: readonly MenuEntry[] = [
  { label: t`My Forms`, path: '/dashboard', to: '/dashboard?tab=forms', icon: IconLayoutGrid },
  { label: t`Assigned Forms`, path: '/assigned-forms', icon: IconFileCheck },
  { label: t`Submissions`, path: '/submissions', icon: IconInbox },
  { label: t`Analytics`, path: '/analytics', icon: IconChartBar },
  { label: t`Trash`, path: '/trash', icon: IconTrash },
  { label: t`Admin Panel`, path: '/admin', icon: IconShield, isAdminOnly: true },
];

/** The settings group of the sidebar, beside the theme toggle (SHELL-008). */
export const SETTINGS_ENTRY: MenuEntry = { label: t`Profile`, path: '/settings', icon: IconUser };

/** Words a year of retention as months (D-116). */
const keptFor = (days: number): string =>
  days === 365
    ? t`Deleted submissions are kept for 12 months`
    : t`Deleted submissions are kept for ${plural(days, { one: '# day', other: '# days' })}`;

type Subtitle = string | ((retentionDays: number) => string);

/** Headings of the screens (SHELL-011, D-27); the first prefix that matches wins. */
const HEADINGS: readonly (readonly [prefix: string, title: string, subtitle: Subtitle])[] = [
  ['/dashboard', t`My Forms`, t`Create and manage your forms`],
  ['/assigned-forms', t`Assigned Forms`, t`View and manage forms assigned to you`],
  ['/folder', t`Client Folder`, t`Forms of one client`],
  ['/templates', t`Templates`, t`Start from a pre-built form template`],
  ['/submissions', t`Form Submissions`, t`View, search and export submissions`],
  ['/analytics', t`Analytics`, t`Follow how your forms perform`],
  ['/results', t`Summary`, t`See what all answers say`],
  ['/trash', t`Trash`, keptFor],
  ['/builder', t`Form Builder`, t`Design your form`],
  ['/form', t`Form Builder`, t`Design your form`],
  ['/admin/user-approvals', t`User Approvals`, t`Approve or revoke access`],
  ['/admin', t`Admin Dashboard`, t`Manage users, forms, security, and system settings`],
  ['/security-dashboard', t`Security Dashboard`, t`Watch security events and sign-ins`],
  ['/settings/brands', t`Brands`, t`Colors, font and logo for all your forms`],
  ['/settings/notifications', t`Notification Settings`, t`Choose who is told about new submissions`],
  ['/forms', t`Form Settings`, t`Choose how this form is used`],
  ['/settings', t`Settings`, t`Manage your profile and preferences`],
];

/** Returns the heading of a screen; the one of the trash names the retention (SHELL-014). */
export function headingOf(pathname: string, retentionDays: number): { title: string; subtitle: string } {
  const [, title = 'Inlay', subtitle = ''] = HEADINGS.find(([prefix]) => isBelow(pathname, prefix)) ?? [];
  return { title, subtitle: typeof subtitle === 'string' ? subtitle : subtitle(retentionDays) };
}

/** Screens that share a heading with others, as the browser's tab and its history name them. */
export const PARTS: Readonly<Record<string, string>> = {
  '/settings/profile': t`Profile`,
  '/settings/security': t`Security`,
  '/settings/general': t`General`,
  '/settings/brands/new': t`New brand`,
  '/admin/pages': t`All Pages`,
  '/admin/form-assignments': t`Form Assignments`,
  '/admin/security': t`Security`,
  '/admin/settings': t`Settings`,
};

/**
 * Returns the document's title: no two screens have the same one (WCAG 2.4.2).
 *
 * @param heading the screen's heading, and `about` the screen's own name, or empty.
 */
export function documentTitleOf(pathname: string, heading: string, about = ''): string {
  const part = about || PARTS[pathname.replace(/\/+$/, '')];
  return [...(part ? [part] : []), heading, 'Inlay'].join(' · ');
}

/** True for a path and everything under it. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);
