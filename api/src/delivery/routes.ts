import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { withManagedForm } from '../forms/managedForm.ts';
import type { Config } from '../platform/config/config.ts';
import {
  deliveriesQuerySchema,
  deliveryIdParamsSchema,
  deliveryListSchema,
  formIdParamsSchema,
  resendFailedRequestSchema,
  resendFailedResponseSchema,
} from '../platform/contract/index.ts';
import type { AppState } from '../platform/http/appContext.ts';
import { guard } from '../platform/http/guard.ts';
import { sayReason } from '../platform/http/sayReason.ts';
import { listDeliveries, resendFailed, resendOne } from './deliveries.ts';

const oneForm = {
  access: 'approved',
  scope: 'webhooks',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;
const oneDelivery = {
  access: 'approved',
  scope: 'webhooks',
  params: deliveryIdParamsSchema,
  missing: 'delivery.not_found',
  problems: ['access.denied', 'form.not_found', 'mail.held', 'mail.not_repeatable', 'webhook.inactive'],
} as const;

/** Routes of a form's deliveries by all channels, for people who may change the form (D-61). */
export function deliveriesRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.get(
    '/:formId/deliveries',
    guard(
      { ...oneForm, query: deliveriesQuerySchema, response: deliveryListSchema },
      async ({ ctx, actor, params, query }) => {
        const { deliveries, nextCursor } = await withManagedForm(orm, actor, params.formId, (em, form) =>
          listDeliveries(em, form, query),
        );
        return { deliveries: deliveries.map(sayReason(ctx, 'lastError')), nextCursor };
      },
    ),
  );

  router.post(
    '/:formId/deliveries/resend-failed',
    guard(
      { ...oneForm, body: resendFailedRequestSchema, response: resendFailedResponseSchema, status: 202 },
      async ({ actor, params, body: { channel } }) =>
        withManagedForm(orm, actor, params.formId, async (em, form) => ({
          count: await resendFailed(em, config, { form, channel }),
        })),
    ),
  );

  router.post(
    '/:formId/deliveries/:deliveryId/resend',
    guard({ ...oneDelivery, status: 202 }, async ({ actor, params: { formId, deliveryId: id } }) =>
      withManagedForm(orm, actor, formId, (em, form) => resendOne(em, config, { form, id })),
    ),
  );

  return router;
}
