import { lazy } from 'react';

/** The outline with its way map, which loads when it is first shown. */
export const LazyOutline = lazy(async () => {
  const { OutlinePanel } = await import('./OutlinePanel.tsx');
  return { default: OutlinePanel };
});
