import { lazy } from 'react';

/** The dialog that moves a form to the trash, which loads when it opens. */
export const LazyDeleteFormDialog = lazy(async () => ({
  default: (await import('./DeleteFormDialog.tsx')).DeleteFormDialog,
}));
