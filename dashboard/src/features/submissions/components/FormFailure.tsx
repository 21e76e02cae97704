import { t } from '@lingui/core/macro';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useInboxForm, useInboxForms } from '../api/submissions.ts';
import classes from './inbox.module.css';

/**
 * Said above a list that is there: the form could not be loaded, so its questions are missing among the filters and
 * columns; or the forms to choose from could not, so that nobody knows which are one's own.
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
