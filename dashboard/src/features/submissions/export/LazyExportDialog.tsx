import { lazy } from 'react';

/** The dialog of an export, loaded when it is first opened. */
export const LazyExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog.tsx')).ExportDialog,
}));
