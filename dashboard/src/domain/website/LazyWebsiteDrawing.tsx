import { lazy } from 'react';

/** The drawing of a website, loaded with the first that is shown. */
export const LazyWebsiteDrawing = lazy(async () => ({
  default: (await import('./WebsiteDrawing.tsx')).WebsiteDrawing,
}));
