import type { RouteObject } from 'react-router';
import { ConfirmLinkPage } from '../features/auth/components/ConfirmLinkPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { clientResultsRoute } from './resultRoutes.ts';

/** Pages of clients: a login and a session apart from users (CLNT). */
export const clientRoute: RouteObject = {
  path: '/client',
  lazy: async () => ({
    Component: (await import('../features/client-portal/components/PortalRoot.tsx')).PortalRoot,
  }),
  children: [
    {
      path: 'auth',
      lazy: async () => ({
        Component: (await import('../features/client-portal/components/ClientAuthPage.tsx')).ClientAuthPage,
      }),
    },
    {
      path: 'signup',
      lazy: async () => ({
        Component: (await import('../features/client-portal/components/ClientSignUpPage.tsx'))
          .ClientSignUpPage,
      }),
    },
    { path: 'confirm', element: <ConfirmLinkPage path="/client-confirm" target="/client/auth" /> },
    {
      path: 'forgot-password',
      lazy: async () => ({
        Component: (await import('../features/client-portal/components/ClientForgotPasswordPage.tsx'))
          .ClientForgotPasswordPage,
      }),
    },
    {
      path: 'reset-password',
      lazy: async () => ({
        Component: (await import('../features/client-portal/components/ClientResetPasswordPage.tsx'))
          .ClientResetPasswordPage,
      }),
    },
    {
      lazy: async () => ({
        Component: (await import('../features/client-portal/components/PortalGate.tsx')).PortalGate,
      }),
      children: [
        {
          path: 'dashboard',
          lazy: async () => ({
            Component: (await import('../features/client-portal/components/ClientDashboardPage.tsx'))
              .ClientDashboardPage,
          }),
        },
        {
          path: 'analytics',
          lazy: async () => ({
            Component: (await import('../features/client-portal/components/ClientAnalyticsPage.tsx'))
              .ClientAnalyticsPage,
          }),
        },
        clientResultsRoute,
        {
          path: 'account',
          lazy: async () => ({
            Component: (await import('../features/client-portal/components/AccountPage.tsx')).AccountPage,
          }),
        },
        {
          path: 'form/:formId/submissions',
          lazy: async () => ({
            Component: (await import('../features/client-portal/components/ClientSubmissionsPage.tsx'))
              .ClientSubmissionsPage,
          }),
        },
      ],
    },
    { path: '*', element: <NotFoundPage /> },
  ],
};
