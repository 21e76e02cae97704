import { lazy } from 'react';

/** What a file of submissions holds; loads when it is first asked for. */
export const LazyExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog.tsx')).ExportDialog,
}));
