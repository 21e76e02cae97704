/** Every screen of the dashboard and the portal: empty, with a little data, and with a lot. */
import { openAsClient, openAsOwner } from './signedIn.mjs';

export const WIDTHS = [375, 768, 1440];

/** Addresses of the screens by name, from the ids of the sample data. */
export const ALWAYS = {
  home: () => '/dashboard?tab=home',
  forms: () => '/dashboard?tab=forms',
  folders: () => '/dashboard?tab=folders',
  clients: () => '/dashboard?tab=clients',
  templates: () => '/templates',
  submissions: () => '/submissions',
  analytics: () => '/analytics',
  trash: () => '/trash',
  'trash-forms': () => '/trash?tab=forms',
  builder: () => '/builder',
  assigned: () => '/assigned-forms',
  'admin-overview': () => '/admin/overview',
  'admin-pages': () => '/admin/pages',
  'admin-users': () => '/admin/user-approvals',
  'admin-assignments': () => '/admin/form-assignments',
  'admin-security': () => '/admin/security',
};
export const ONCE = {
  folder: ({ folderId }) => `/folder/${folderId}`,
  'form-share': ({ formId }) => `/forms/${formId}/share`,
  'form-submissions': ({ formId }) => `/forms/${formId}/responses`,
  'form-visits': ({ formId }) => `/forms/${formId}/summary/visits`,
  'builder-form': ({ formId }) => `/forms/${formId}/build`,
  'builder-design': ({ formId }) => `/forms/${formId}/design`,
  'form-general': ({ formId }) => `/forms/${formId}/settings`,
  'form-submission-settings': ({ formId }) => `/forms/${formId}/settings/submissions`,
  'form-notifications': ({ formId }) => `/forms/${formId}/settings/notifications`,
  'form-access': ({ formId }) => `/forms/${formId}/settings/access`,
  'form-website': ({ formId }) => `/forms/${formId}/settings/website`,
  'form-webhooks': ({ formId }) => `/forms/${formId}/settings/webhooks`,
  'form-deliveries': ({ formId }) => `/forms/${formId}/settings/deliveries`,
  results: ({ formId }) => `/forms/${formId}/summary`,
  settings: () => '/settings',
  'settings-brands': () => '/settings/brands',
  'settings-brand': () => '/settings/brands/new',
  'settings-profile': () => '/settings/profile',
  'settings-security': () => '/settings/security',
  'settings-notifications': () => '/settings/notifications',
  'settings-api-keys': () => '/settings/api-keys',
  'settings-webhooks': () => '/settings/webhooks',
  'settings-audit-log': () => '/settings/audit-log',
  'settings-general': () => '/settings/general',
  'admin-settings': () => '/admin/settings',
  security: () => '/security-dashboard',
  'not-found': () => '/nowhere',
};

export const PORTAL = {
  dashboard: async () => undefined,
  async submissions(page) {
    await page.getByRole('link', { name: 'View Submissions of Order a cake' }).click();
    await page.getByText('Ada Lovelace').first().waitFor();
  },
  async analytics(page) {
    await page.getByRole('link', { name: 'Analytics', exact: true }).click();
    await page.getByRole('table', { name: 'Form performance' }).waitFor();
  },
};

/** Screens without a signed-in user. */
export const OUTSIDE = {
  landing: '/',
  'sign-in': '/auth',
  'sign-up': '/auth?view=signup',
  'reset-password': '/reset-password',
  'set-up': '/set-up#token=seen',
  'client-sign-in': '/client/auth',
  'client-sign-up': '/client/signup',
  'client-forgot-password': '/client/forgot-password',
};

/** In every width, light and dark. */
export const looks = (group, screens, open, schemes = ['light', 'dark']) =>
  Object.entries(screens).flatMap(([name, screen]) =>
    schemes.flatMap((colorScheme) =>
      WIDTHS.map((width) => ({
        group: colorScheme === 'dark' ? `${group}-dark` : group,
        name,
        width,
        colorScheme,
        height: 900,
        open: (stage) => open(stage, screen),
      })),
    ),
  );

/** Opens a screen without anybody signed in. */
export async function openOutside({ page, platform }, path) {
  // The owner of the platform is set up already.
  await page.route('**/api/auth/set-up/link', (route) =>
    route.fulfill({ json: { platformName: 'Inlay', email: null } }),
  );
  await page.goto(platform.url + path);
  await page.locator('h1').first().waitFor();
}

export const DASHBOARD_SHOTS = [
  ...looks('outside', OUTSIDE, openOutside),
  ...looks('none', ALWAYS, (stage, address) => openAsOwner(stage, address, 'none'), ['light']),
  ...looks('little', { ...ALWAYS, ...ONCE }, (stage, address) => openAsOwner(stage, address, 'little')),
  ...looks('portal', PORTAL, openAsClient),
  ...looks(
    'much',
    { ...ALWAYS, 'builder-form': ({ wide }) => `/forms/${wide}/build` },
    (stage, address) => openAsOwner(stage, address, 'much'),
    ['light'],
  ),
];
