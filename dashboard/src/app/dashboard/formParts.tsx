import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FormParts } from '../../features/forms/components/FormCard.tsx';

const CardSettings = lazy(async () => ({
  default: (await import('../../features/form-settings/components/CardSettings.tsx')).CardSettings,
}));
const FormInbox = lazy(async () => ({
  default: (await import('../../features/submissions/components/SubmissionsPage.tsx')).FormInbox,
}));

/** Parts of a form's card that other features provide; loaded when a card is opened. */
export const formParts: FormParts = {
  settings: (formId) => (
    <Suspense fallback={<Skeleton height={320} />}>
      <CardSettings formId={formId} />
    </Suspense>
  ),
  submissions: (formId) => (
    <Suspense fallback={<Skeleton height={320} />}>
      <FormInbox formId={formId} />
    </Suspense>
  ),
};
