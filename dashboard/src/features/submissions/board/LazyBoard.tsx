import { lazy } from 'react';

/** The board, which loads when it is chosen. */
export const LazyBoard = lazy(async () => ({ default: (await import('./Board.tsx')).Board }));
