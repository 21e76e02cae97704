import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { LazyCommentThread } from '../../../domain/comments/LazyCommentThread.tsx';
import { useLiveEvents } from '../../../domain/platform/liveEvents.ts';
import { readResponse, send } from '../../../lib/apiClient.ts';
import type { ThreadCalls } from '../../../domain/comments/useComments.ts';

/** The comments on a submission, read again when somebody writes. */
export function Comments({ submissionId }: { submissionId: string }) {
  const client = useQueryClient();
  const calls = useMemo(
    (): ThreadCalls => ({
      key: ['comments', submissionId],
      call: async (method, path, body) =>
        readResponse(await send(method, `/submissions/${submissionId}/comments${path}`, { body })),
    }),
    [submissionId],
  );
  useLiveEvents((event) => {
    const isAbout =
      event.name === 'resync' || (event.name === 'submissions' && event.commented?.includes(submissionId));
    if (isAbout) void client.invalidateQueries({ queryKey: calls.key });
  });
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <LazyCommentThread calls={calls} />
    </Suspense>
  );
}
