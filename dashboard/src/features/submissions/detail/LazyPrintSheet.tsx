import { lazy } from 'react';

/** What is printed, which loads with the first print. */
export const LazyPrintSheet = lazy(async () => ({
  default: (await import('./PrintSheet.tsx')).PrintSheet,
}));
