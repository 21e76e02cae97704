import { Skeleton } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { LazyCommentThread } from '../../../domain/comments/LazyCommentThread.tsx';
import type { ThreadCalls } from '../../../domain/comments/useComments.ts';
import { call } from '../api/portal.ts';

/** The comments on a submission that its share lets the client read and answer (CLNT-094). */
export function ClientComments({ formId, submissionId }: { formId: string; submissionId: string }) {
  const calls = useMemo(
    (): ThreadCalls => ({
      key: ['client-comments', formId, submissionId],
      call: (method, path, body) =>
        call(method, `/client-forms/${formId}/submissions/${submissionId}/comments${path}`, body),
    }),
    [formId, submissionId],
  );
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <LazyCommentThread calls={calls} />
    </Suspense>
  );
}
