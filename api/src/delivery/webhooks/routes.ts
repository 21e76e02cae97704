import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  createWebhookRequestSchema,
  formIdParamsSchema,
  updateWebhookRequestSchema,
  webhookListSchema,
  webhookSchema,
  webhookTestSchema,
  webhookWithSecretSchema,
} from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addTestCall } from './callWebhooks.ts';
import { createWebhook, listWebhooks, rotateSecret, updateWebhook } from './changeWebhooks.ts';
import { oneWebhook, withWebhook } from './withWebhook.ts';
import { withSharedForm } from '../../forms/managedForm.ts';

const oneForm = {
  access: 'approved',
  scope: 'webhooks',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

/** Routes of a form's webhooks, for people who may change the form. */
export function webhooksRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.get(
    '/:formId/webhooks',
    guard(
      { ...oneForm, problems: ['access.denied'], response: webhookListSchema },
      async ({ ctx, actor, params }) => {
        const webhooks = await withSharedForm(orm, actor, params.formId, listWebhooks);
        return { webhooks: webhooks.map(sayReason(ctx, 'stoppedReason')) };
      },
    ),
  );

  router.post(
    '/:formId/webhooks',
    guard(
      {
        ...oneForm,
        problems: ['access.denied', 'webhook.limit_reached'],
        body: createWebhookRequestSchema,
        response: webhookWithSecretSchema,
        status: 201,
      },
      async ({ actor, params, body }) =>
        withSharedForm(orm, actor, params.formId, (em, form) => createWebhook(em, config, { form, ...body })),
    ),
  );

  router.patch(
    '/:formId/webhooks/:webhookId',
    guard(
      { ...oneWebhook, body: updateWebhookRequestSchema, response: webhookSchema },
      async ({ ctx, actor, params, body }) => {
        const changed = await withWebhook(orm, actor, params, (em, webhook) =>
          updateWebhook(em, config, { webhook, changes: body }),
        );
        return sayReason(ctx, 'stoppedReason')(changed);
      },
    ),
  );

  router.delete(
    '/:formId/webhooks/:webhookId',
    guard(oneWebhook, async ({ actor, params }) =>
      withWebhook(orm, actor, params, async (em, webhook) => {
        await em.remove(webhook).flush();
      }),
    ),
  );

  router.post(
    '/:formId/webhooks/:webhookId/rotate-secret',
    guard({ ...oneWebhook, response: webhookWithSecretSchema }, async ({ actor, params }) =>
      withWebhook(orm, actor, params, (em, webhook) => rotateSecret(em, config, webhook)),
    ),
  );

  router.post(
    '/:formId/webhooks/:webhookId/test',
    guard(
      {
        ...oneWebhook,
        problems: [...oneWebhook.problems, 'webhook.inactive'],
        response: webhookTestSchema,
        status: 202,
      },
      async ({ actor, params }) =>
        withWebhook(orm, actor, params, async (em, webhook, form) => {
          if (!webhook.isActive) throw new ProblemError('webhook.inactive');
          return { deliveryId: await addTestCall(em, form, webhook) };
        }),
    ),
  );

  return router;
}
