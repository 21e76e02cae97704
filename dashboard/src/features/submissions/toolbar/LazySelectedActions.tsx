import { lazy } from 'react';

/** What can be done with selected rows, loaded with the first selection. */
export const LazySelectedActions = lazy(async () => ({
  default: (await import('./SelectedActions.tsx')).SelectedActions,
}));
