/** One screen that can be opened without knowing an id. */
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
    title: 'Everybody',
    entries: [
      { title: 'Landing page', path: '/', isServerPage: true },
      { title: 'Sign in', path: '/auth' },
      { title: 'Set a new password', path: '/reset-password' },
      { title: 'Client sign-in', path: '/client/auth' },
      { title: 'Client sign-up', path: '/client/signup' },
      { title: 'Client forgot password', path: '/client/forgot-password' },
      { title: 'Client sets a new password', path: '/client/reset-password' },
    ],
  },
  {
    title: 'Users',
    entries: [
      { title: 'My Forms', path: '/dashboard' },
      { title: 'Form Builder', path: '/builder' },
      { title: 'Templates', path: '/templates' },
      { title: 'Form Submissions', path: '/submissions' },
      { title: 'Trash', path: '/trash' },
      { title: 'Analytics', path: '/analytics' },
      { title: 'Assigned Forms', path: '/assigned-forms' },
      { title: 'Settings', path: '/settings' },
      { title: 'Profile settings', path: '/settings/profile' },
      { title: 'Security settings', path: '/settings/security' },
      { title: 'Notification Settings', path: '/settings/notifications' },
      { title: 'General settings', path: '/settings/general' },
    ],
  },
  {
    title: 'Clients',
    entries: [
      { title: 'Client Portal', path: '/client/dashboard' },
      { title: 'Client View', path: '/client/analytics' },
    ],
  },
  {
    title: 'Administrators',
    entries: [
      { title: 'Admin overview', path: '/admin/overview' },
      { title: 'All Pages', path: '/admin/pages' },
      { title: 'User Approvals', path: '/admin/user-approvals' },
      { title: 'Form Assignments', path: '/admin/form-assignments' },
      { title: 'Account lockout', path: '/admin/security' },
      { title: 'Platform settings', path: '/admin/settings' },
      { title: 'Security Dashboard', path: '/security-dashboard' },
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
