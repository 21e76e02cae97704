import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import {
  replyRequestSchema,
  replyResponseSchema,
  replyTemplateIdParamsSchema,
  replyTemplatesResponseSchema,
  saveReplyTemplateRequestSchema,
  submissionIdParamsSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { replyTo } from './replies.ts';
import { listReplyTemplates, removeReplyTemplate, saveReplyTemplate } from './replyTemplates.ts';

/** Routes of replies to visitors, and of the templates of an account. */
export function repliesRouter({ orm, config }: { orm: MikroORM; config: Config }): Router<AppState> {
  const router = new Router<AppState>();
  const templates = { access: 'approved', response: replyTemplatesResponseSchema } as const;

  router.post(
    '/api/submissions/:submissionId/replies',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        problems: ['access.denied', 'reply.no_mail_server', 'reply.no_address', 'mail.held'],
        body: replyRequestSchema,
        response: replyResponseSchema,
        status: 201,
      },
      ({ actor, params, body }) =>
        inTransaction(orm, async (em) => ({
          entries: await replyTo(em, config, { actor, submissionId: params.submissionId, reply: body }),
        })),
    ),
  );

  router.get(
    '/api/reply-templates',
    guard(templates, ({ actor }) =>
      inTransaction(orm, async (em) => ({ templates: await listReplyTemplates(em, actor) })),
    ),
  );

  router.post(
    '/api/reply-templates',
    guard(
      {
        ...templates,
        needs: 'work',
        problems: ['reply_template.too_many'],
        body: saveReplyTemplateRequestSchema,
        status: 201,
      },
      ({ actor, body }) =>
        inTransaction(orm, async (em) => {
          await saveReplyTemplate(em, actor, body);
          return { templates: await listReplyTemplates(em, actor) };
        }),
    ),
  );

  router.delete(
    '/api/reply-templates/:templateId',
    guard(
      {
        ...templates,
        needs: 'work',
        params: replyTemplateIdParamsSchema,
        missing: 'reply_template.not_found',
      },
      ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          await removeReplyTemplate(em, actor, params.templateId);
          return { templates: await listReplyTemplates(em, actor) };
        }),
    ),
  );

  return router;
}
