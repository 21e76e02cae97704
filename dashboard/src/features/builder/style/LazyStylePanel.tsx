import { lazy } from 'react';

/** The style of the form, which loads with its tab: own CSS alone brings a parser along. */
export const LazyStylePanel = lazy(async () => {
  const { StylePanel } = await import('./StylePanel.tsx');
  return { default: StylePanel };
});
