import { plural, t } from '@lingui/core/macro';
import IconChartBar from '~icons/chart-bar';
import IconFileCheck from '~icons/file-check';
import IconFolder from '~icons/folder';
import IconHome from '~icons/home';
import IconInbox from '~icons/inbox';
import IconLayoutGrid from '~icons/layout-grid';
import IconShield from '~icons/shield';
import IconTrash from '~icons/trash';
import IconSettings from '~icons/settings';
import IconUser from '~icons/user';
import IconUsers from '~icons/users';
import type { Icon } from '../components/icons/createIcon.ts';
import { SETTINGS_SCREENS } from '../domain/settings/settingsScreens.ts';
import { isBelow } from '../lib/isBelow.ts';
import { withoutIsolates } from '../lib/isolateParts.ts';

/** One entry of the main menu. */
export interface MenuEntry {
  label: string;
  path: string;
  /** Target, when it is a part of the screen. */
  to?: string;
  /** Part of the dashboard that it opens. */
  place?: string;
  icon: Icon;
  /** For administrators only (SHELL-007). */
  isAdminOnly?: boolean;
  /** Screens below its path that have an entry of their own. */
  except?: readonly string[];
}

/** An entry that opens a part of the dashboard. */
const part = (place: string, label: string, icon: Icon): MenuEntry => ({
  label,
  icon,
  place,
  path: '/dashboard',
  to: `/dashboard?tab=${place}`,
});

export const HOME_ENTRY: MenuEntry = part('home', t`Home`, IconHome);
/** It shows how many are unread. */
export const SUBMISSIONS_ENTRY: MenuEntry = { label: t`Submissions`, path: '/submissions', icon: IconInbox };

export const MAIN_MENU: readonly MenuEntry[] = [
  HOME_ENTRY,
  SUBMISSIONS_ENTRY,
  part('forms', t`My Forms`, IconLayoutGrid),
  { label: t`Assigned Forms`, path: '/assigned-forms', icon: IconFileCheck },
  part('folders', t`Client Folders`, IconFolder),
  { ...part('clients', t`Client Management`, IconUsers), isAdminOnly: true },
  { label: t`Analytics`, path: '/analytics', icon: IconChartBar },
  { label: t`Trash`, path: '/trash', icon: IconTrash },
  { label: t`Admin Panel`, path: '/admin', icon: IconShield, isAdminOnly: true },
];

/** Returns whether an entry leads to the open screen; `place` is the open part of the dashboard. */
export const isOpenEntry = (entry: MenuEntry, pathname: string, place: string | null): boolean =>
  isBelow(pathname, entry.path) &&
  !entry.except?.some((path) => isBelow(pathname, path)) &&
  (entry.place === undefined || entry.place === place);

const [PROFILE, ...OTHER_SETTINGS] = SETTINGS_SCREENS;

/** The settings group of the sidebar, beside the theme toggle (SHELL-008). */
export const SETTINGS_ENTRY: MenuEntry = {
  label: PROFILE.title,
  path: '/settings',
  icon: IconUser,
  except: OTHER_SETTINGS.map(({ path }) => path),
};

/** Returns the entries of the settings group: the profile, and any other settings screen while it is open (SHELL-008). */
export const settingsMenu = (pathname: string): readonly MenuEntry[] => [
  SETTINGS_ENTRY,
  ...OTHER_SETTINGS.filter(({ path }) => isBelow(pathname, path)).map(({ title: label, path }) => ({
    label,
    path,
    icon: IconSettings,
  })),
];

/** Words a year of retention as months (D-116). */
const keptFor = (days: number): string =>
  days === 365
    ? t`Deleted submissions are kept for 12 months`
    : t`Deleted submissions are kept for ${plural(days, { one: '# day', other: '# days' })}`;

type Subtitle = string | ((retentionDays: number) => string);

/** Headings of the screens (SHELL-011, D-27), without ids of forms; the first prefix that matches wins. */
const HEADINGS: readonly (readonly [prefix: string, title: string, subtitle: Subtitle])[] = [
  ['/dashboard/home', t`Home`, t`See what is new and go on with your work`],
  ['/dashboard/folders', t`Client Folders`, t`Keep each client’s forms together`],
  ['/dashboard/clients', t`Client Management`, t`Invite clients and choose what they see`],
  ['/dashboard/assigned', t`Assigned Forms`, t`View and manage forms assigned to you`],
  ['/dashboard/admin', t`Admin Dashboard`, t`Manage users, forms, security, and system settings`],
  ['/dashboard', t`My Forms`, t`Create and manage your forms`],
  ['/assigned-forms', t`Assigned Forms`, t`View and manage forms assigned to you`],
  ['/folder', t`Client Folder`, t`Forms of one client`],
  ['/templates', t`Templates`, t`Start from a pre-built form template`],
  ['/submissions', t`Form Submissions`, t`View, search and export submissions`],
  ['/analytics', t`Analytics`, t`Follow how your forms perform`],
  ['/trash', t`Trash`, keptFor],
  ['/builder', t`Form Builder`, t`Design your form`],
  ['/form', t`Form Builder`, t`Design your form`],
  ['/admin/user-approvals', t`User Approvals`, t`Approve or revoke access`],
  ['/admin', t`Admin Dashboard`, t`Manage users, forms, security, and system settings`],
  ['/security-dashboard', t`Security Dashboard`, t`Watch security events and sign-ins`],
  ['/settings/brands', t`Brands`, t`Colors, font and logo for all your forms`],
  ['/settings/notifications', t`Notification Settings`, t`Choose who is told about new submissions`],
  ['/forms/build', t`Form Builder`, t`Design your form`],
  ['/forms/design', t`Form Builder`, t`Design your form`],
  ['/forms/share', t`Share`, t`Bring this form to your visitors`],
  ['/forms/responses', t`Form Submissions`, t`View, search and export submissions`],
  ['/forms/summary', t`Summary`, t`See what all answers say`],
  ['/forms', t`Form Settings`, t`Choose how this form is used`],
  ['/settings', t`Settings`, t`Manage your profile and preferences`],
];

/**
 * Returns the heading of a screen; the one of the trash names the retention (SHELL-014).
 *
 * @param place the open part of the dashboard.
 */
export function headingOf(
  pathname: string,
  retentionDays: number,
  place: string | null = null,
): { title: string; subtitle: string } {
  const path =
    pathname === '/dashboard' && place !== null
      ? `${pathname}/${place}`
      : pathname.replace(/^\/forms\/[^/]+/, '/forms');
  const [, title = 'Inlay', subtitle = ''] = HEADINGS.find(([prefix]) => isBelow(path, prefix)) ?? [];
  return { title, subtitle: typeof subtitle === 'string' ? subtitle : subtitle(retentionDays) };
}

/** Screens that share a heading with others, as the browser's tab and its history name them. */
export const PARTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SETTINGS_SCREENS.filter(({ path }) => !HEADINGS.some(([prefix]) => prefix === path)).map(
      ({ path, title }) => [path, title],
    ),
  ),
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
 * @param unread the number of unread submissions as text, or empty: a tab in the background tells of them.
 */
export function documentTitleOf(pathname: string, heading: string, about = '', unread = ''): string {
  const part = about || PARTS[pathname.replace(/\/+$/, '')];
  const title = [...(part && part !== heading ? [part] : []), heading, 'Inlay'].join(' · ');
  return withoutIsolates(unread ? `(${unread}) ${title}` : title);
}
