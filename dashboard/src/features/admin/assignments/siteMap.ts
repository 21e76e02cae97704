import { t } from '@lingui/core/macro';

/** One screen whose address contains no id. */
export interface SiteMapEntry {
  title: string;
  path: string;
  /** A page of the server's, not one of the dashboard's. */
  isServerPage?: boolean;
}

/**
 * The platform's screens (ADMIN-006), in the order of the specification's table of routes. Screens of
 * one form or folder are reached from the lists below the map.
 */
export const SITE_MAP: readonly { title: string; entries: readonly SiteMapEntry[] }[] = [
  {
    title: t`Everyone`,
    entries: [
      { title: t`Landing page`, path: '/', isServerPage: true },
      { title: t`Sign in`, path: '/auth' },
      { title: t`Set a new password`, path: '/reset-password' },
      { title: t`Link an account`, path: '/link-sign-in' },
      { title: t`Invitation to an account`, path: '/invitation' },
      { title: t`First set-up`, path: '/set-up' },
      { title: t`Client sign-in`, path: '/client/auth' },
      { title: t`Client sign-up`, path: '/client/signup' },
      { title: t`Client forgot password`, path: '/client/forgot-password' },
      { title: t`Client sets a new password`, path: '/client/reset-password' },
    ],
  },
  {
    title: t`Users`,
    entries: [
      { title: t`My Forms`, path: '/dashboard' },
      { title: t`Form Builder`, path: '/builder' },
      { title: t`Templates`, path: '/templates' },
      { title: t`Form Submissions`, path: '/submissions' },
      { title: t`Trash`, path: '/trash' },
      { title: t`Analytics`, path: '/analytics' },
      { title: t`Assigned Forms`, path: '/assigned-forms' },
      { title: t`Settings`, path: '/settings' },
      { title: t`Profile settings`, path: '/settings/profile' },
      { title: t`Security settings`, path: '/settings/security' },
      { title: t`Brands`, path: '/settings/brands' },
      { title: t`New brand`, path: '/settings/brands/new' },
      { title: t`Notification Settings`, path: '/settings/notifications' },
      { title: t`People`, path: '/settings/people' },
      { title: t`API keys`, path: '/settings/api-keys' },
      { title: t`Webhooks`, path: '/settings/webhooks' },
      { title: t`AI drafting`, path: '/settings/model' },
      { title: t`Audit log`, path: '/settings/audit-log' },
      { title: t`General settings`, path: '/settings/general' },
    ],
  },
  {
    title: t`Clients`,
    entries: [
      { title: t`Client Portal`, path: '/client/dashboard' },
      { title: t`Client View`, path: '/client/analytics' },
      { title: t`Client account`, path: '/client/account' },
    ],
  },
  {
    title: t`Administrators`,
    entries: [
      { title: t`Admin overview`, path: '/admin/overview' },
      { title: t`All Pages`, path: '/admin/pages' },
      { title: t`User Approvals`, path: '/admin/user-approvals' },
      { title: t`Form Assignments`, path: '/admin/form-assignments' },
      { title: t`Account lockout`, path: '/admin/security' },
      { title: t`Platform settings`, path: '/admin/settings' },
      { title: t`Security Dashboard`, path: '/security-dashboard' },
    ],
  },
];

/** The part of the map whose titles or paths contain what is searched for. */
export function findInSiteMap(search: string): typeof SITE_MAP {
  const wanted = search.toLowerCase();
  return SITE_MAP.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => `${entry.title} ${entry.path}`.toLowerCase().includes(wanted)),
  })).filter(({ entries }) => entries.length > 0);
}
