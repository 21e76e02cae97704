import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
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
import { createWebhook, listOfForm, placeOf, rotateSecret, updateWebhook } from './changeWebhooks.ts';
import { oneWebhook, withWebhook } from './withWebhook.ts';
import { parseCondition } from '../../forms/parseCondition.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import { recordFormWork } from '../../forms/recordFormWork.ts';
import type { AuditAction } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const oneForm = {
  access: 'approved',
  scope: 'webhooks',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

/** Routes of a form's webhooks, for people who may change the form. */
export function webhooksRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  /** Records a change by the website alone: the rest of the address may be a secret. */
  const record = (
    em: EntityManager,
    call: { ctx: AppContext; actor: Actor },
    { url, ...work }: { action: AuditAction; form: Form; url: string },
  ) =>
    recordFormWork(
      em,
      { ...call, config },
      { type: 'sharing_changed', ...work, data: { host: new URL(url).host } },
    );

  router.get(
    '/:formId/webhooks',
    guard(
      { ...oneForm, problems: ['access.denied'], response: webhookListSchema },
      async ({ ctx, actor, params }) => {
        const { webhooks, ...rest } = await withSharedForm(orm, actor, params.formId, listOfForm);
        return { webhooks: webhooks.map(sayReason(ctx, 'stoppedReason')), ...rest };
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
      async ({ ctx, actor, params, body }) =>
        withSharedForm(orm, actor, params.formId, async (em, form) => {
          const made = await createWebhook(em, config, { place: placeOf(form), entered: body });
          const { url } = made.webhook;
          await record(em, { ctx, actor }, { action: 'webhook_added', form, url });
          return made;
        }),
    ),
  );

  router.patch(
    '/:formId/webhooks/:webhookId',
    guard(
      { ...oneWebhook, body: updateWebhookRequestSchema, response: webhookSchema },
      async ({ ctx, actor, params, body }) => {
        const changed = await withWebhook(orm, actor, params, async (em, webhook, form) => {
          const changes = { ...body, condition: await parseCondition(em, form, body.condition) };
          const updated = await updateWebhook(em, config, { webhook, changes });
          await record(em, { ctx, actor }, { action: 'webhook_changed', form, url: webhook.url });
          return updated;
        });
        return sayReason(ctx, 'stoppedReason')(changed);
      },
    ),
  );

  router.delete(
    '/:formId/webhooks/:webhookId',
    guard(oneWebhook, async ({ ctx, actor, params }) =>
      withWebhook(orm, actor, params, async (em, webhook, form) => {
        await em.remove(webhook).flush();
        await record(em, { ctx, actor }, { action: 'webhook_removed', form, url: webhook.url });
      }),
    ),
  );

  router.post(
    '/:formId/webhooks/:webhookId/rotate-secret',
    guard({ ...oneWebhook, response: webhookWithSecretSchema }, async ({ ctx, actor, params }) =>
      withWebhook(orm, actor, params, async (em, webhook, form) => {
        const rotated = await rotateSecret(em, config, webhook);
        await record(em, { ctx, actor }, { action: 'secret_rotated', form, url: webhook.url });
        return rotated;
      }),
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
          return addTestCall(em, form, webhook);
        }),
    ),
  );

  return router;
}
