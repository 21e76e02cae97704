import { lazy } from 'react';

/** The dialog that asks for more forms, which loads when it opens. */
export const LazyRequestFormsDialog = lazy(async () => ({
  default: (await import('./RequestFormsDialog.tsx')).RequestFormsDialog,
}));
