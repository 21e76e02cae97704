import { lazy } from 'react';
import { loadLayouts } from '@inlay/sdk/react';

/** A form to fill in, which loads with all that its types and logic need. */
export const LazyTriedForm = lazy(async () => {
  const [{ TriedForm }] = await Promise.all([import('./TriedForm.tsx'), loadLayouts()]);
  return { default: TriedForm };
});
