import { lazy } from 'react';

/** Asks for a tag; loads when it is first opened. */
export const LazyTagDialog = lazy(async () => ({
  default: (await import('./TagDialog.tsx')).TagDialog,
}));
