import { lazy, Suspense } from 'react';

const MissingForm = lazy(async () => ({ default: (await import('./MissingForm.tsx')).MissingForm }));

/** Loaded on demand: few forms are missing. */
export const LazyMissingForm = ({ formId }: { formId: string }) => (
  <Suspense fallback={null}>
    <MissingForm formId={formId} />
  </Suspense>
);
