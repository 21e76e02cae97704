import { lazy } from 'react';

/** Unfinished answers, which load when they are asked for. */
export const LazyUnfinished = lazy(async () => ({ default: (await import('./Unfinished.tsx')).Unfinished }));
