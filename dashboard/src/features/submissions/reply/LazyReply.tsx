import { lazy } from 'react';

/** The box for a reply; loads with the first one. */
export const LazyReply = lazy(async () => ({ default: (await import('./ReplyBox.tsx')).ReplyBox }));
