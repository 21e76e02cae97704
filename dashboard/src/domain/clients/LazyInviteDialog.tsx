import { lazy } from 'react';

/** The dialog that invites clients, which loads when it opens. */
export const LazyInviteDialog = lazy(async () => ({
  default: (await import('./InviteDialog.tsx')).InviteDialog,
}));
