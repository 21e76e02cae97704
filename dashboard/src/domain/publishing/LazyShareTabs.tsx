import { lazy, Suspense } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';

const ShareTabs = lazy(async () => ({ default: (await import('./ShareTabs.tsx')).ShareTabs }));

/** Everything that brings a form to visitors, loaded when it is opened: it draws the form. */
export const LazyShareTabs = ({ form }: { form: FormDetail }) => (
  <Suspense fallback={<LoadingSkeleton height={480} />}>
    <ShareTabs form={form} />
  </Suspense>
);
