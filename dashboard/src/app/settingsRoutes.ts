import type { RouteObject } from 'react-router';

/** The groups of a person's settings, in their frame. */
const settingsGroups: RouteObject[] = [
  ...['', 'profile'].map((path) => ({
    path,
    lazy: async () => ({
      Component: (await import('../features/settings/components/ProfilePage.tsx')).ProfilePage,
    }),
  })),
  {
    path: 'security',
    lazy: async () => ({
      Component: (await import('../features/settings/components/SecurityPage.tsx')).SecurityPage,
    }),
  },
  {
    path: 'notifications',
    lazy: async () => ({
      Component: (await import('../features/notifications/components/NotificationsPage.tsx'))
        .NotificationsPage,
    }),
  },
  {
    path: 'brands',
    lazy: async () => ({
      Component: (await import('../features/brands/BrandsPage.tsx')).BrandsPage,
    }),
  },
  {
    path: 'people',
    lazy: async () => ({
      Component: (await import('../features/people/PeoplePage.tsx')).PeoplePage,
    }),
  },
  {
    path: 'api-keys',
    lazy: async () => ({
      Component: (await import('../features/settings/components/ApiKeysPage.tsx')).ApiKeysPage,
    }),
  },
  {
    path: 'webhooks',
    lazy: async () => ({
      Component: (await import('../features/form-settings/account/AccountWebhooksPage.tsx'))
        .AccountWebhooksPage,
    }),
  },
  {
    path: 'audit-log',
    lazy: async () => ({
      Component: (await import('../features/settings/audit-log/AuditLogPage.tsx')).AuditLogPage,
    }),
  },
  {
    path: 'general',
    lazy: async () => ({
      Component: (await import('../features/settings/components/GeneralPage.tsx')).GeneralPage,
    }),
  },
];

/** The settings of a person and their account, and their brands. */
export const settingsRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../features/settings/components/SettingsLayout.tsx')).SettingsLayout,
    }),
    children: settingsGroups,
  },
  ...['brands/new', 'brands/:kitId'].map((path) => ({
    path,
    lazy: async () => ({
      Component: (await import('../features/brands/BrandPage.tsx')).BrandPage,
    }),
  })),
];
