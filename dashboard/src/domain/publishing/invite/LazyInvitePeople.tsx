import { lazy, Suspense } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';

const InvitePeople = lazy(async () => ({ default: (await import('./InvitePeople.tsx')).InvitePeople }));

/** The people who are invited to a form, loaded when their tab is opened. */
export const LazyInvitePeople = ({ form }: { form: FormDetail }) => (
  <Suspense fallback={<LoadingSkeleton height={480} />}>
    <InvitePeople form={form} />
  </Suspense>
);
