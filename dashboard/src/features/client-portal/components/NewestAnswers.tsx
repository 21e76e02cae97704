import { t } from '@lingui/core/macro';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { NewestRows } from '../../../domain/submissions/NewestRows.tsx';
import { senderOf } from '../../../domain/submissions/senderOf.ts';
import { useNewest } from '../api/portal.ts';

/** What arrived last in all forms of the client; a press opens it in its form (CLNT-112). */
export function NewestAnswers() {
  const { data, error, refetch } = useNewest();
  if (data?.submissions.length === 0) return null;
  return (
    <NewestRows
      rows={data?.submissions.map((submission) => ({
        id: submission.id,
        sender: senderOf(submission, data.revisions[submission.revisionId]?.fields ?? []),
        form: submission.formTitle,
        submittedAt: submission.submittedAt,
        isRead: submission.isRead,
        to: `/client/form/${submission.formId}/submissions?submission=${submission.id}`,
      }))}
      failure={
        error ? (
          <LoadFailure
            title={t`Failed to load submissions`}
            error={error}
            onRetry={() => refetch()}
            isStale={data !== undefined}
          />
        ) : null
      }
    />
  );
}
