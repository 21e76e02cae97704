import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SubmissionListResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { NewestRows, SHOWN_NEWEST } from '../../../domain/submissions/NewestRows.tsx';
import { senderOf } from '../../../domain/submissions/senderOf.ts';
import { api } from '../../../lib/apiClient.ts';
import { NEWEST_KEY } from '../../../lib/queryClient.ts';

/** The newest submissions of all forms; a press opens one in the inbox (DASH-046). */
export function NewestSubmissions() {
  const { data, error, refetch } = useQuery({
    queryKey: NEWEST_KEY,
    queryFn: () => api.get<SubmissionListResponse>(`/submissions?sort=newest&limit=${SHOWN_NEWEST}`),
  });
  if (data?.submissions.length === 0) return null;
  return (
    <NewestRows
      rows={data?.submissions.map((submission) => ({
        id: submission.id,
        sender: senderOf(submission, data.revisions[submission.revisionId]?.fields ?? []),
        form: submission.formTitle,
        submittedAt: submission.submittedAt,
        isRead: submission.isRead,
        to: `${formPath(submission.formId, 'responses')}?submission=${submission.id}`,
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
