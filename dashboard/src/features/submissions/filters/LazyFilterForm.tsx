import { lazy } from 'react';

/** The filters to choose from, which load when they are first opened. */
export const LazyFilterForm = lazy(async () => ({
  default: (await import('./FilterForm.tsx')).FilterForm,
}));
