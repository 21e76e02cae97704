import { lazy } from 'react';

/** The preview, which loads when it is opened, with the words of every language. */
export const LazyPreview = lazy(async () => {
  const { Preview } = await import('./Preview.tsx');
  return { default: Preview };
});
