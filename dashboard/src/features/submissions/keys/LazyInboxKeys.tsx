import { lazy } from 'react';

/** The keys of the inbox, which load when somebody asks for them. */
export const LazyInboxKeys = lazy(async () => ({
  default: (await import('./InboxKeys.tsx')).InboxKeys,
}));
