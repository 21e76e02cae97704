import { lazy } from 'react';

/** The settings of the form as a whole, which load when they are first shown. */
export const LazyFormSettings = lazy(async () => {
  const { FormSettings } = await import('./FormSettings.tsx');
  return { default: FormSettings };
});
