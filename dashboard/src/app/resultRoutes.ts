import type { RouteObject } from 'react-router';

/** The summary of a form for a client, inside the portal. */
export const clientResultsRoute: RouteObject = {
  path: 'form/:formId/results',
  lazy: async () => ({
    Component: (await import('../features/client-portal/components/ClientResultsPage.tsx')).ClientResultsPage,
  }),
};
