import type { RouteObject } from 'react-router';

/** The summary of a form, for whoever may read its submissions. */
export const resultsRoute: RouteObject = {
  path: '/results/:formId',
  lazy: async () => ({
    Component: (await import('../features/results/ResultsPage.tsx')).ResultsPage,
  }),
};

/** The same for a client, inside the portal. */
export const clientResultsRoute: RouteObject = {
  path: 'form/:formId/results',
  lazy: async () => ({
    Component: (await import('../features/client-portal/components/ClientResultsPage.tsx')).ClientResultsPage,
  }),
};
