import type { RouteObject } from 'react-router';

/** The screen of the account's model, among the settings. */
export const modelRoute: RouteObject = {
  path: 'model',
  lazy: async () => ({ Component: (await import('../features/settings/model/ModelPage.tsx')).ModelPage }),
};
