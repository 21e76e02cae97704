import { lazy } from 'react';

/** The comments on a submission, which load with the first submission that is opened. */
export const LazyCommentThread = lazy(async () => ({
  default: (await import('./CommentThread.tsx')).CommentThread,
}));
