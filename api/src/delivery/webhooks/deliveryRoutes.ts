import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  deliveriesQuerySchema,
  replayFailedResponseSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
} from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import { createTestDelivery } from './createDeliveries.ts';
import {
  assertActive,
  getDelivery,
  listDeliveries,
  presentDelivery,
  replayDelivery,
  replayFailed,
} from './webhookDeliveries.ts';
import { oneDelivery, oneWebhook, withWebhook } from './withWebhook.ts';

const PATH = '/:formId/webhooks/:webhookId';

/** Routes of webhook deliveries. */
export function webhookDeliveriesRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.get(
    `${PATH}/deliveries`,
    guard(
      { ...oneWebhook, query: deliveriesQuerySchema, response: webhookDeliveryListSchema },
      async ({ ctx, actor, params, query }) => {
        const { deliveries, nextCursor } = await withWebhook(orm, actor, params, (em, webhook) =>
          listDeliveries(em, webhook, query),
        );
        return { deliveries: deliveries.map(sayReason(ctx, 'lastError')), nextCursor };
      },
    ),
  );

  router.post(
    `${PATH}/test`,
    guard(
      {
        ...oneWebhook,
        problems: [...oneWebhook.problems, 'webhook.inactive'],
        response: webhookDeliverySchema,
        status: 202,
      },
      async ({ actor, params }) =>
        withWebhook(orm, actor, params, async (em, webhook, form) => {
          assertActive(webhook);
          const id = await createTestDelivery(em, form, webhook);
          return presentDelivery(await getDelivery(em, webhook, id));
        }),
    ),
  );

  router.post(
    `${PATH}/deliveries/:deliveryId/replay`,
    guard(
      {
        ...oneDelivery,
        problems: [...oneDelivery.problems, 'webhook.inactive'],
        response: webhookDeliverySchema,
        status: 202,
      },
      async ({ ctx, actor, params }) => {
        const replayed = await withWebhook(orm, actor, params, (em, webhook) =>
          replayDelivery(em, webhook, params.deliveryId),
        );
        return sayReason(ctx, 'lastError')(replayed);
      },
    ),
  );

  router.post(
    `${PATH}/replay-failed`,
    guard(
      {
        ...oneWebhook,
        problems: [...oneWebhook.problems, 'webhook.inactive'],
        response: replayFailedResponseSchema,
        status: 202,
      },
      async ({ actor, params }) =>
        withWebhook(orm, actor, params, async (em, webhook) => ({ count: await replayFailed(em, webhook) })),
    ),
  );

  return router;
}
