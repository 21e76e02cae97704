import { lazy } from 'react';
import { loadLayouts } from '@inlay/sdk/react';

/** The preview, which loads when it is opened, with the words of every language. */
export const LazyPreview = lazy(async () => {
  const [{ Preview }] = await Promise.all([import('./Preview.tsx'), loadLayouts()]);
  return { default: Preview };
});
