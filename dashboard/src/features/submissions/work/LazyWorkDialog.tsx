import { lazy } from 'react';

/** Asks for a status or an assignee; loads when it is first opened. */
export const LazyWorkDialog = lazy(async () => ({
  default: (await import('./WorkDialog.tsx')).WorkDialog,
}));
