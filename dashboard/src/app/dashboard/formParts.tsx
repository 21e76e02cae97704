import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FormParts } from '../../features/forms/components/FormCard.tsx';

const FormEmails = lazy(async () => ({
  default: (await import('../../features/delivery/components/FormEmails.tsx')).FormEmails,
}));
const FormInbox = lazy(async () => ({
  default: (await import('../../features/submissions/components/SubmissionsPage.tsx')).FormInbox,
}));

/** What other areas put into a form's card; loaded when a card is opened. */
export const formParts: FormParts = {
  emails: (formId) => (
    <Suspense fallback={<Skeleton height={160} />}>
      <FormEmails formId={formId} />
    </Suspense>
  ),
  submissions: (formId) => (
    <Suspense fallback={<Skeleton height={320} />}>
      <FormInbox formId={formId} />
    </Suspense>
  ),
};
