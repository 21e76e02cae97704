import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  accountWebhookListSchema,
  accountWebhookParamsSchema,
  createWebhookRequestSchema,
  updateWebhookRequestSchema,
  webhookSchema,
  webhookTestSchema,
  webhookWithSecretSchema,
  type AuditAction,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { addTestCall } from './callWebhooks.ts';
import {
  accountPlaceOf,
  createWebhook,
  getWebhook,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from './changeWebhooks.ts';

/** Whom the routes of a whole account are for. */
export const ofAccount = { access: 'approved', needs: 'manage', scope: 'webhooks' } as const;
const oneWebhook = {
  ...ofAccount,
  params: accountWebhookParamsSchema,
  missing: 'webhook.not_found',
} as const;

/** What a condition asks for are questions of one form. */
const NO_QUESTIONS = { code: 'invalid', message: 'Only a webhook of one form can have a condition' } as const;

interface Call {
  ctx: AppContext;
  actor: Actor;
}

/** Routes of the webhooks that hear of every form of an account, for those who manage it. */
export function accountWebhooksRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/webhooks' });

  /** Records a change by the website alone: the rest of the address may be a secret. */
  const record = (em: EntityManager, { ctx, actor }: Call, action: AuditAction, { url }: { url: string }) =>
    recordWork(
      em,
      { actor, source: requestSource(ctx, config) },
      { type: 'sharing_changed', accountId: actor.accountId, data: { action, host: new URL(url).host } },
    );

  const withWebhook = <Result>(
    { actor, params }: Call & { params: { webhookId: string } },
    work: (em: EntityManager, webhook: Webhook) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(orm, async (em) => work(em, await getWebhook(em, accountPlaceOf(actor), params.webhookId)));

  router.get(
    '/',
    guard({ ...ofAccount, response: accountWebhookListSchema }, async ({ ctx, actor }) => {
      const webhooks = await inTransaction(orm, (em) => listWebhooks(em, accountPlaceOf(actor)));
      return { webhooks: webhooks.map(sayReason(ctx, 'stoppedReason')) };
    }),
  );

  router.post(
    '/',
    guard(
      {
        ...ofAccount,
        problems: ['webhook.limit_reached'],
        body: createWebhookRequestSchema,
        response: webhookWithSecretSchema,
        status: 201,
      },
      async ({ body, ...call }) =>
        inTransaction(orm, async (em) => {
          const made = await createWebhook(em, config, { place: accountPlaceOf(call.actor), entered: body });
          await record(em, call, 'webhook_added', made.webhook);
          return made;
        }),
    ),
  );

  router.patch(
    '/:webhookId',
    guard(
      { ...oneWebhook, body: updateWebhookRequestSchema, response: webhookSchema },
      async ({ body: changes, ...call }) => {
        const changed = await withWebhook(call, async (em, webhook) => {
          if (changes.condition) throw invalidField('condition', NO_QUESTIONS);
          const updated = await updateWebhook(em, config, { webhook, changes });
          await record(em, call, 'webhook_changed', webhook);
          return updated;
        });
        return sayReason(call.ctx, 'stoppedReason')(changed);
      },
    ),
  );

  router.delete(
    '/:webhookId',
    guard(oneWebhook, async (call) =>
      withWebhook(call, async (em, webhook) => {
        await em.remove(webhook).flush();
        await record(em, call, 'webhook_removed', webhook);
      }),
    ),
  );

  router.post(
    '/:webhookId/rotate-secret',
    guard({ ...oneWebhook, response: webhookWithSecretSchema }, async (call) =>
      withWebhook(call, async (em, webhook) => {
        const rotated = await rotateSecret(em, config, webhook);
        await record(em, call, 'secret_rotated', webhook);
        return rotated;
      }),
    ),
  );

  router.post(
    '/:webhookId/test',
    guard(
      { ...oneWebhook, problems: ['webhook.inactive'], response: webhookTestSchema, status: 202 },
      async (call) =>
        withWebhook(call, async (em, webhook) => {
          if (!webhook.isActive) throw new ProblemError('webhook.inactive');
          // The log of the newest form has it.
          const { accountId } = webhook;
          const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
          const form = await em.findOne(Form, { accountId, deletedAt: null }, newest);
          return addTestCall(em, form, webhook);
        }),
    ),
  );

  return router;
}
