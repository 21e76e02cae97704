import { lazy } from 'react';

/** The links to a form's results; loads when they are first asked for. */
export const LazyShareResults = lazy(async () => ({
  default: (await import('./ShareResultsDialog.tsx')).ShareResultsDialog,
}));
