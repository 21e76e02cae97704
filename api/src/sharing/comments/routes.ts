import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import {
  addCommentRequestSchema,
  clientCommentParamsSchema,
  clientThreadParamsSchema,
  commentIdParamsSchema,
  commentsResponseSchema,
  editCommentRequestSchema,
  submissionIdParamsSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import { addComment, editComment, listComments, removeComment, type Change } from './comments.ts';
import { openClientThread, openThread, type Thread } from './thread.ts';

interface CommentsDeps {
  orm: MikroORM;
  config: Config;
}

/** A request of one kind of reader, past its guard. */
interface ThreadRequest {
  ctx: AppContext;
  actor: Actor | null;
  client: ClientActor | null;
  params: z.infer<typeof submissionIdParamsSchema | typeof clientThreadParamsSchema>;
}

/** Options of guards for one kind of reader. */
interface Guards {
  thread: {
    access: 'approved' | 'client';
    scope?: 'submissions';
    missing: ProblemCode;
    params: typeof submissionIdParamsSchema | typeof clientThreadParamsSchema;
  };
  commentParams: typeof commentIdParamsSchema | typeof clientCommentParamsSchema;
  /** Problems of opening the thread. */
  problems: readonly ProblemCode[];
}

/** Routes of the comments on a submission, for users (SUBM-081). */
export const commentsRouter = (deps: CommentsDeps): Router<AppState> =>
  threadRouter(deps, '/api/submissions/:submissionId/comments', {
    thread: {
      access: 'approved',
      scope: 'submissions',
      missing: 'submission.not_found',
      params: submissionIdParamsSchema,
    },
    commentParams: commentIdParamsSchema,
    problems: [],
  });

/** Routes of the comments on a submission, for clients (CLNT-094). */
export const clientCommentsRouter = (deps: CommentsDeps): Router<AppState> =>
  threadRouter(deps, '/api/client-forms/:formId/submissions/:submissionId/comments', {
    thread: { access: 'client', missing: 'form.not_found', params: clientThreadParamsSchema },
    commentParams: clientCommentParamsSchema,
    problems: ['client.not_shared', 'submission.not_found'],
  });

function threadRouter({ orm, config }: CommentsDeps, prefix: string, guards: Guards): Router<AppState> {
  const router = new Router<AppState>({ prefix });
  const { problems } = guards;
  const thread = { ...guards.thread, problems, response: commentsResponseSchema };
  const comment = {
    ...thread,
    params: guards.commentParams,
    problems: [...problems, 'comment.not_found', 'comment.read_only'] as const,
  };

  /** Runs work on the thread of a request, in one transaction. */
  const onThread = <Result>(
    request: ThreadRequest,
    work: (em: EntityManager, change: Change) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(orm, async (em) =>
      work(em, { thread: await open(em, request), source: requestSource(request.ctx, config) }),
    );

  router.get(
    '/',
    guard(thread, (request) => onThread(request, (em, change) => listComments(em, change.thread))),
  );

  router.post(
    '/',
    guard(
      {
        ...thread,
        problems: [...problems, 'comment.read_only', 'comment.audience', 'comment.too_many'],
        body: addCommentRequestSchema,
        status: 201,
      },
      (request) =>
        onThread(request, (em, change) => addComment(em, config, { ...change, comment: request.body })),
    ),
  );

  router.patch(
    '/:commentId',
    guard({ ...comment, body: editCommentRequestSchema }, (request) =>
      onThread(request, (em, change) =>
        editComment(em, config, {
          ...change,
          commentId: request.params.commentId,
          comment: request.body,
        }),
      ),
    ),
  );

  router.delete(
    '/:commentId',
    guard(comment, (request) =>
      onThread(request, (em, change) =>
        removeComment(em, { ...change, commentId: request.params.commentId }),
      ),
    ),
  );

  return router;
}

/** Opens the thread for whoever calls: a client by a form that is shared with them, or a user. */
async function open(em: EntityManager, { actor, client, params }: ThreadRequest): Promise<Thread> {
  if (client && 'formId' in params) return openClientThread(em, client, params);
  if (actor) return openThread(em, actor, params.submissionId);
  throw new ProblemError('session.required');
}
