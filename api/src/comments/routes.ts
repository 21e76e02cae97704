import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import {
  addCommentRequestSchema,
  commentIdParamsSchema,
  commentsResponseSchema,
  editCommentRequestSchema,
  submissionIdParamsSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { addComment, editComment, listComments, removeComment } from './comments.ts';
import { openThread } from './thread.ts';

const thread = {
  access: 'approved',
  scope: 'submissions',
  params: submissionIdParamsSchema,
  missing: 'submission.not_found',
  response: commentsResponseSchema,
} as const;
const comment = {
  ...thread,
  params: commentIdParamsSchema,
  problems: ['comment.not_found', 'comment.read_only'],
} as const;

/** Routes of the comments on a submission, for users (SUBM-081). */
export function commentsRouter({ orm, config }: { orm: MikroORM; config: Config }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions/:submissionId/comments' });

  router.get(
    '/',
    guard(thread, ({ actor, params }) =>
      inTransaction(orm, async (em) => listComments(em, await openThread(em, actor, params.submissionId))),
    ),
  );

  router.post(
    '/',
    guard(
      {
        ...thread,
        problems: ['comment.read_only', 'comment.audience', 'comment.too_many'],
        body: addCommentRequestSchema,
        status: 201,
      },
      ({ ctx, actor, params, body }) =>
        inTransaction(orm, async (em) =>
          addComment(em, config, {
            thread: await openThread(em, actor, params.submissionId),
            source: requestSource(ctx, config),
            comment: body,
          }),
        ),
    ),
  );

  router.patch(
    '/:commentId',
    guard({ ...comment, body: editCommentRequestSchema }, ({ ctx, actor, params, body }) =>
      inTransaction(orm, async (em) =>
        editComment(em, config, {
          thread: await openThread(em, actor, params.submissionId),
          source: requestSource(ctx, config),
          commentId: params.commentId,
          comment: body,
        }),
      ),
    ),
  );

  router.delete(
    '/:commentId',
    guard(comment, ({ ctx, actor, params }) =>
      inTransaction(orm, async (em) =>
        removeComment(em, {
          thread: await openThread(em, actor, params.submissionId),
          source: requestSource(ctx, config),
          commentId: params.commentId,
        }),
      ),
    ),
  );

  return router;
}
