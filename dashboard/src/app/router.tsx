import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { ConfirmLinkPage } from '../features/auth/components/ConfirmLinkPage.tsx';
import { AuthPage } from '../features/auth/components/AuthPage.tsx';
import { clientRoute } from './clientRoute.tsx';
import { formRoutes, loadFormSettings } from './form/formRoutes.tsx';
import { modelRoute } from './modelRoute.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/** The groups of a person's settings, in their frame. */
const settingsGroups: RouteObject[] = [
  {
    path: 'profile?',
    lazy: async () => ({
      Component: (await import('../features/settings/components/ProfilePage.tsx')).ProfilePage,
    }),
  },
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
  { path: 'webhooks', lazy: loadFormSettings },
  modelRoute,
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

const settingsRoutes: RouteObject[] = [
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

/** Each tab of the admin panel has its own path (D-149). */
const adminRoute: RouteObject = {
  lazy: async () => ({
    Component: (await import('../features/admin/AdminLayout.tsx')).AdminLayout,
  }),
  children: [
    {
      path: 'overview?',
      lazy: async () => ({
        Component: (await import('../features/admin/overview/OverviewPage.tsx')).OverviewPage,
      }),
    },
    {
      path: 'pages',
      lazy: async () => ({
        Component: (await import('../features/admin/assignments/PagesPage.tsx')).PagesPage,
      }),
    },
    {
      path: 'user-approvals',
      lazy: async () => ({
        Component: (await import('../features/admin/users/UserApprovalsPage.tsx')).UserApprovalsPage,
      }),
    },
    {
      path: 'form-assignments',
      lazy: async () => ({
        Component: (await import('../features/admin/assignments/FormAssignmentsPage.tsx'))
          .FormAssignmentsPage,
      }),
    },
    {
      path: 'security',
      lazy: async () => ({
        Component: (await import('../features/security/components/SecurityTab.tsx')).SecurityTab,
      }),
    },
    {
      path: 'settings',
      lazy: async () => ({
        Component: (await import('../features/admin/platform/SettingsTab.tsx')).SettingsTab,
      }),
    },
  ],
};

/** Every route of the dashboard. Screens are loaded when they are first opened. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteFailure />,
    // The page stays unchanged while the first screen loads.
    HydrateFallback: () => null,
    children: [
      { path: '/auth', element: <AuthPage /> },
      {
        path: '/reset-password',
        lazy: async () => ({
          Component: (await import('../features/auth/components/ResetPasswordPage.tsx')).ResetPasswordPage,
        }),
      },
      {
        path: '/link-sign-in',
        lazy: async () => ({
          Component: (await import('../features/auth/components/LinkSignInPage.tsx')).LinkSignInPage,
        }),
      },
      {
        path: '/invitation',
        lazy: async () => ({
          Component: (await import('../features/people/InvitationPage.tsx')).InvitationPage,
        }),
      },
      {
        path: '/set-up',
        lazy: async () => ({
          Component: (await import('../features/auth/set-up/SetUpPage.tsx')).SetUpPage,
        }),
      },
      {
        path: '/confirm',
        element: <ConfirmLinkPage path="/auth/confirm" target="/" />,
      },
      {
        lazy: async () => ({ Component: (await import('./Gate.tsx')).Gate }),
        children: [
          {
            path: '/connect/:uid',
            lazy: async () => ({
              Component: (await import('../features/settings/components/ConnectPage.tsx')).ConnectPage,
            }),
          },
          {
            lazy: async () => ({ Component: (await import('./Shell.tsx')).Shell }),
            children: [
              {
                path: '/dashboard',
                lazy: async () => ({
                  Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
                }),
              },
              {
                path: '/folder/:folderId',
                lazy: async () => ({
                  Component: (await import('./dashboard/FolderScreen.tsx')).FolderScreen,
                }),
              },
              {
                path: '/templates',
                lazy: async () => ({
                  Component: (await import('./templates/TemplatesScreen.tsx')).TemplatesScreen,
                }),
              },
              {
                path: '/submissions',
                lazy: async () => ({
                  Component: (await import('../features/submissions/inbox/SubmissionsPage.tsx'))
                    .SubmissionsPage,
                }),
              },
              {
                path: '/analytics',
                lazy: async () => ({
                  Component: (await import('../features/analytics/components/AnalyticsPage.tsx'))
                    .AnalyticsPage,
                }),
              },
              {
                path: '/trash',
                lazy: async () => ({
                  Component: (await import('../features/trash/components/TrashPage.tsx')).TrashPage,
                }),
              },
              {
                path: '/assigned-forms',
                lazy: async () => ({
                  Component: (await import('../features/forms/components/AssignedFormsPage.tsx'))
                    .AssignedFormsPage,
                }),
              },
              ...formRoutes,
              { path: '/settings', children: settingsRoutes },
              { path: '/notification-settings', element: <Navigate to="/settings/notifications" replace /> },
              { path: '/notifications', element: <Navigate to="/settings/notifications" replace /> },
              { path: '/admin', ...adminRoute },
              {
                path: '/security-dashboard',
                lazy: async () => ({
                  Component: (await import('../features/security/components/SecurityDashboardPage.tsx'))
                    .SecurityDashboardPage,
                }),
              },
              { path: '/security', element: <Navigate to="/security-dashboard" replace /> },
              { path: '/user-approvals', element: <Navigate to="/admin/user-approvals" replace /> },
            ],
          },
        ],
      },
      clientRoute,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
