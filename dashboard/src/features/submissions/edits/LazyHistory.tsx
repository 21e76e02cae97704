import { lazy } from 'react';

/** The edits of a submission, which load with the first one that has any. */
export const LazyHistory = lazy(async () => ({ default: (await import('./History.tsx')).History }));
