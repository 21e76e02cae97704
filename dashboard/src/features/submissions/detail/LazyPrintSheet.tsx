import { lazy } from 'react';

/** The print-out, loaded with the first print. */
export const LazyPrintSheet = lazy(async () => ({
  default: (await import('./PrintSheet.tsx')).PrintSheet,
}));
