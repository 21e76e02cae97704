import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { CommentItem } from './CommentItem.tsx';
import classes from './comments.module.css';
import { NewComment } from './NewComment.tsx';
import { useComments, type ThreadCalls } from './useComments.ts';

/** The comments on a submission, oldest first, and a field for another (SUBM-081, CLNT-094). */
export function CommentThread({ calls }: { calls: ThreadCalls }) {
  const { data: thread, error, refetch } = useComments(calls);
  return (
    <section aria-label={t`Comments`}>
      <Title order={3} size="sm" mb={8}>
        {t`Comments`}
      </Title>
      {error && !thread ? (
        <LoadFailure title={t`Failed to load comments`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!thread && !error ? <Skeleton height={64} /> : null}
      {thread ? (
        <Stack gap={12}>
          {thread.comments.length > 0 ? (
            <ul className={classes['list']}>
              {thread.comments.map((comment) => (
                <CommentItem key={comment.id} calls={calls} thread={thread} comment={comment} />
              ))}
            </ul>
          ) : null}
          {thread.audiences.length > 0 ? <NewComment calls={calls} thread={thread} /> : null}
          {thread.audiences.length === 0 && thread.comments.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t`No comments yet.`}
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </section>
  );
}
