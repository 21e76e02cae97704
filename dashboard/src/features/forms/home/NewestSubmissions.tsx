import { t } from '@lingui/core/macro';
import { Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SubmissionListResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { api } from '../../../lib/apiClient.ts';
import { NEWEST_KEY } from '../../../lib/queryClient.ts';
import classes from './newest.module.css';
import { senderOf } from '../../../domain/submissions/senderOf.ts';

/** Submissions shown; on a phone fewer. */
const SHOWN = 5;
const SKELETON_ROWS = Array.from({ length: SHOWN }, (_, row) => row);

/** The newest submissions of all forms; a press opens one in the inbox (DASH-046). */
export function NewestSubmissions() {
  const { data, error, refetch } = useQuery({
    queryKey: NEWEST_KEY,
    queryFn: () => api.get<SubmissionListResponse>(`/submissions?sort=newest&limit=${SHOWN}`),
  });
  if (data?.submissions.length === 0) return null;
  return (
    <section className={`card ${classes['newest']}`} aria-labelledby="newest">
      <div className={classes['head']}>
        <Title order={2} size="h3" id="newest">
          {t`Newest submissions`}
        </Title>
      </div>
      {error ? (
        <LoadFailure
          title={t`Failed to load submissions`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
      <ul className={classes['rows']} aria-busy={!data && !error}>
        {data
          ? data.submissions.map((submission) => (
              <Row
                key={submission.id}
                submission={submission}
                fields={data.revisions[submission.revisionId]?.fields ?? []}
              />
            ))
          : null}
        {data || error
          ? null
          : SKELETON_ROWS.map((row) => (
              <li key={row} className={classes['row']} aria-hidden="true">
                <Skeleton height={14} width="60%" className={classes['waiting'] ?? ''} />
              </li>
            ))}
      </ul>
    </section>
  );
}

type Shown = SubmissionListResponse['submissions'][number];

function Row({ submission, fields }: { submission: Shown; fields: Parameters<typeof senderOf>[1] }) {
  const { id, formId, formTitle, submittedAt, isRead } = submission;
  return (
    <li className={classes['row']} data-unread={!isRead || undefined}>
      <span className={classes['dot']} {...(!isRead && { role: 'img', 'aria-label': t`Unread` })} />
      <Link className={classes['sender']} dir="auto" to={`${formPath(formId, 'responses')}?submission=${id}`}>
        {senderOf(submission, fields)}
      </Link>
      <span className={classes['form']} dir="auto">
        {formTitle}
      </span>
      <span className={classes['time']}>
        <RelativeTime iso={submittedAt} />
      </span>
    </li>
  );
}
