import { lazy, Suspense } from 'react';
import { useInboxForms } from '../api/submissions.ts';
import type { FormWithRefused } from './RefusedNotice.tsx';

const LazyRefusedNotice = lazy(async () => ({
  default: (await import('./RefusedNotice.tsx')).RefusedNotice,
}));

/** What was refused of one form, or of all; nothing where nothing was, which is nearly always. */
export function RefusedPart({ formId }: { formId: string | null }) {
  const { data } = useInboxForms();
  const forms = (data?.forms ?? []).filter(
    (form): form is FormWithRefused => form.refused !== null && (formId === null || form.id === formId),
  );
  if (forms.length === 0) return null;
  return (
    <Suspense>
      <LazyRefusedNotice forms={forms} isNamed={formId === null} />
    </Suspense>
  );
}
