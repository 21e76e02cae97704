import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import type { ComparedTableProps } from './ComparedTable.tsx';

/** Loaded on demand, by the history and by drafts: it compares forms, and their words. */
const ComparedTable = lazy(async () => ({ default: (await import('./ComparedTable.tsx')).ComparedTable }));

/** Two definitions side by side. */
export const LazyComparedTable = (props: ComparedTableProps) => (
  <Suspense fallback={<LoadingSkeleton height={200} />}>
    <ComparedTable {...props} />
  </Suspense>
);
