import { t } from '@lingui/core/macro';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useInboxForm, useInboxForms } from '../api/submissions.ts';
import classes from './inbox.module.css';

/**
 * Warns above a loaded list about a failed request. Without the form, its questions are missing from filters
 * and columns; without the list of forms, nobody knows which are the account's own.
 */
export function FormFailure({ formId }: { formId: string | null }) {
  const form = useInboxForm(formId);
  const forms = useInboxForms();
  const failed = [
    { ...form, title: t`Failed to load form` },
    { ...forms, title: t`Failed to load forms` },
  ].find(({ isLoadingError }) => isLoadingError);
  return failed ? (
    <div className={classes['warning']}>
      <LoadFailure title={failed.title} error={failed.error} onRetry={() => failed.refetch()} />
    </div>
  ) : null;
}
