import { expect, test } from 'vitest';
import { isBelow } from '../lib/isBelow.ts';
import {
  documentTitleOf,
  headingOf,
  isOpenEntry,
  MAIN_MENU,
  SETTINGS_ENTRY,
  settingsMenu,
} from './navigation.ts';

test.each([
  ['SHELL-012', '/dashboard', 'My Forms', 'Create and manage your forms'],
  ['SHELL-013', '/assigned-forms', 'Assigned Forms', 'View and manage forms assigned to you'],
  ['SHELL-014 D-116', '/trash', 'Trash', 'Deleted submissions are kept for 12 months'],
  ['SHELL-015', '/admin', 'Admin Dashboard', 'Manage users, forms, security, and system settings'],
  ['SHELL-016', '/settings', 'Settings', 'Manage your profile and preferences'],
  ['SHELL-016', '/settings/profile', 'Settings', 'Manage your profile and preferences'],
  ['SHELL-017', '/templates', 'Templates', 'Start from a pre-built form template'],
  [
    'SHELL-019 D-27',
    '/settings/notifications',
    'Notification Settings',
    'Choose who is told about new submissions',
  ],
  ['SHELL-018', '/security-dashboard', 'Security Dashboard', 'Watch security events and sign-ins'],
  ['SHELL-020', '/admin/user-approvals', 'User Approvals', 'Approve or revoke access'],
  ['SHELL-021', '/form/1', 'Form Builder', 'Design your form'],
  ['SHELL-021', '/builder/1', 'Form Builder', 'Design your form'],
  ['SHELL-021', '/forms/1/design', 'Form Builder', 'Design your form'],
  ['SHELL-022', '/submissions', 'Form Submissions', 'View, search and export submissions'],
  ['SHELL-022', '/forms/1/responses', 'Form Submissions', 'View, search and export submissions'],
  ['DASH-050', '/forms/1/settings/access', 'Form Settings', 'Choose how this form is used'],
  ['SHELL-023', '/analytics', 'Analytics', 'Follow how your forms perform'],
  ['SHELL-024', '/admin/settings', 'Admin Dashboard', 'Manage users, forms, security, and system settings'],
])('%s %s is headed “%s”', (_id, path, title, subtitle) => {
  expect(headingOf(path, 365)).toEqual({ title, subtitle });
});

test.each([
  [null, 'My Forms'],
  ['forms', 'My Forms'],
  ['home', 'Home'],
  ['folders', 'Client Folders'],
  ['clients', 'Client Management'],
  ['assigned', 'Assigned Forms'],
  ['admin', 'Admin Dashboard'],
])('SHELL-012 the part %s of the dashboard is headed “%s”', (place, title) => {
  expect(headingOf('/dashboard', 365, place).title).toBe(title);
});

test.each([
  ['/settings', 'Settings · Inlay'],
  ['/settings/profile', 'Profile · Settings · Inlay'],
  ['/settings/security/', 'Security · Settings · Inlay'],
  ['/settings/api-keys', 'API keys · Settings · Inlay'],
  ['/settings/webhooks', 'Webhooks · Settings · Inlay'],
  ['/settings/general', 'General · Settings · Inlay'],
  ['/settings/notifications', 'Notification Settings · Inlay'],
  ['/admin/settings', 'Settings · Admin Dashboard · Inlay'],
])('SHELL-016 the tab of %s is called “%s”', (path, title) => {
  expect(documentTitleOf(path, headingOf(path, 365).title)).toBe(title);
  expect(documentTitleOf(path, 'Analytics', 'Bake\u202Ery')).toBe('Bakery · Analytics · Inlay');
});

test('SHELL-004 SHELL-005 SHELL-006 SHELL-007 SHELL-008 the menu leads where it says, administrators further', () => {
  const entries = [...MAIN_MENU, SETTINGS_ENTRY].map(({ label, path, to = path }) => [label, to]);
  expect(entries).toEqual([
    ['Home', '/dashboard?tab=home'],
    ['Submissions', '/submissions'],
    ['My Forms', '/dashboard?tab=forms'],
    ['Assigned Forms', '/assigned-forms'],
    ['Client Folders', '/dashboard?tab=folders'],
    ['Client Management', '/dashboard?tab=clients'],
    ['Analytics', '/analytics'],
    ['Trash', '/trash'],
    ['Admin Panel', '/admin'],
    ['Profile', '/settings'],
  ]);
  const adminsOnly = MAIN_MENU.filter((entry) => entry.isAdminOnly).map(({ label }) => label);
  expect(adminsOnly).toEqual(['Client Management', 'Admin Panel']);
});

test('SHELL-049 the tab of the browser tells how many are unread', () => {
  expect(documentTitleOf('/trash', 'Trash', '', '3')).toBe('(3) Trash · Inlay');
});

test('SHELL-049 the open part of the dashboard marks one entry of the menu', () => {
  const marked = (pathname: string, place: string | null) =>
    MAIN_MENU.filter((entry) => isOpenEntry(entry, pathname, place)).map(({ label }) => label);
  expect(marked('/dashboard', 'home')).toEqual(['Home']);
  expect(marked('/dashboard', 'clients')).toEqual(['Client Management']);
  expect(marked('/submissions/1', null)).toEqual(['Submissions']);
});

test.each([
  ['/settings', ['Profile'], 'Profile'],
  ['/settings/profile', ['Profile'], 'Profile'],
  ['/settings/api-keys', ['Profile', 'API keys'], 'API keys'],
  ['/settings/brands/new', ['Profile', 'Brands'], 'Brands'],
  ['/trash', ['Profile'], undefined],
])(
  'SHELL-008 of the settings the open screen is in the menu, and it alone is marked: %s',
  (path, all, open) => {
    const entries = settingsMenu(path);
    expect(entries.map(({ label }) => label)).toEqual(all);
    const marked = entries.filter((entry) => isOpenEntry(entry, path, null)).map(({ label }) => label);
    expect(marked).toEqual(open === undefined ? [] : [open]);
  },
);

test('a path is not below another that only begins alike', () => {
  expect(isBelow('/formation', '/form')).toBe(false);
});
