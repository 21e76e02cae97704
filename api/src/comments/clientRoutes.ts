import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import {
  addCommentRequestSchema,
  clientCommentParamsSchema,
  clientThreadParamsSchema,
  commentsResponseSchema,
  editCommentRequestSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { addComment, editComment, listComments, removeComment } from './comments.ts';
import { openClientThread } from './thread.ts';

const SHARED = ['client.not_shared', 'submission.not_found'] as const;
const thread = {
  access: 'client',
  params: clientThreadParamsSchema,
  missing: 'form.not_found',
  problems: SHARED,
  response: commentsResponseSchema,
} as const;
const comment = {
  ...thread,
  params: clientCommentParamsSchema,
  problems: [...SHARED, 'comment.not_found', 'comment.read_only'],
} as const;

/** Routes of the comments on a submission, for clients (CLNT-094). */
export function clientCommentsRouter({ orm, config }: { orm: MikroORM; config: Config }): Router<AppState> {
  const router = new Router<AppState>({
    prefix: '/api/client-forms/:formId/submissions/:submissionId/comments',
  });

  router.get(
    '/',
    guard(thread, ({ client, params }) =>
      inTransaction(orm, async (em) => listComments(em, await openClientThread(em, client, params))),
    ),
  );

  router.post(
    '/',
    guard(
      {
        ...thread,
        problems: [...SHARED, 'comment.read_only', 'comment.audience', 'comment.too_many'],
        body: addCommentRequestSchema,
        status: 201,
      },
      ({ ctx, client, params, body }) =>
        inTransaction(orm, async (em) =>
          addComment(em, config, {
            thread: await openClientThread(em, client, params),
            source: requestSource(ctx, config),
            comment: body,
          }),
        ),
    ),
  );

  router.patch(
    '/:commentId',
    guard({ ...comment, body: editCommentRequestSchema }, ({ ctx, client, params, body }) =>
      inTransaction(orm, async (em) =>
        editComment(em, config, {
          thread: await openClientThread(em, client, params),
          source: requestSource(ctx, config),
          commentId: params.commentId,
          comment: body,
        }),
      ),
    ),
  );

  router.delete(
    '/:commentId',
    guard(comment, ({ ctx, client, params }) =>
      inTransaction(orm, async (em) =>
        removeComment(em, {
          thread: await openClientThread(em, client, params),
          source: requestSource(ctx, config),
          commentId: params.commentId,
        }),
      ),
    ),
  );

  return router;
}
