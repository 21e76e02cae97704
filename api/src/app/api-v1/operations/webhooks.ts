import {
  deliveryListSchema,
  webhookListSchema,
  webhookSchema,
  webhookTestSchema,
  webhookWithSecretSchema,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { operation, source } from '../operation.ts';
import { pageBy, wholeList } from '../paging.ts';

const LIST = source('GET /api/forms/:formId/webhooks', webhookListSchema);
const CREATE = source('POST /api/forms/:formId/webhooks', webhookWithSecretSchema);
const UPDATE = source('PATCH /api/forms/:formId/webhooks/:webhookId', webhookSchema);
const REMOVE = source('DELETE /api/forms/:formId/webhooks/:webhookId');
const ROTATE = source('POST /api/forms/:formId/webhooks/:webhookId/rotate-secret', webhookWithSecretSchema);
const TEST = source('POST /api/forms/:formId/webhooks/:webhookId/test', webhookTestSchema);
const DELIVERIES = source('GET /api/forms/:formId/deliveries', deliveryListSchema);
const RESEND = source('POST /api/forms/:formId/deliveries/:deliveryId/resend');

const oneForm = { params: v1.formParamsSchema, missing: 'form.not_found' } as const;
const oneWebhook = { params: v1.webhookParamsSchema, missing: 'webhook.not_found' } as const;

/** Operations of webhooks, and of what was delivered by any channel. */
export const WEBHOOKS = [
  operation({
    route: 'GET /forms/:formId/webhooks',
    id: 'listWebhooks',
    summary: 'List webhooks',
    description:
      'Lists the webhooks of a form, oldest first, with the hooks that programs have subscribed to it. Secrets are not shown.',
    of: [LIST],
    ...oneForm,
    response: v1.webhookPageSchema,
    run: async ({ ask, params }) =>
      wholeList((await ask(LIST, { params })).webhooks.filter(({ channel }) => channel === 'webhook')),
  }),
  operation({
    route: 'POST /forms/:formId/webhooks',
    id: 'createWebhook',
    summary: 'Create a webhook',
    description:
      'Has an address called for what happens to a form, signed with a secret that only this answer shows (docs/webhooks.md). Nothing is called for what happened before.',
    of: [CREATE, UPDATE],
    ...oneForm,
    body: v1.createWebhookRequestSchema,
    response: v1.webhookWithSecretSchema,
    status: 201,
    withoutProblems: ['webhook.not_found'],
    async run({ ask, params, body: { url, ...rest } }) {
      const { webhook, secret } = await ask(CREATE, { params, body: { url } });
      const isWhole = Object.values(rest).every((one) => one === undefined);
      const changed = { params: { ...params, webhookId: webhook.id }, body: rest };
      return { ...(isWhole ? webhook : await ask(UPDATE, changed)), secret: secret ?? '' };
    },
  }),
  operation({
    route: 'PATCH /forms/:formId/webhooks/:webhookId',
    id: 'updateWebhook',
    summary: 'Update a webhook',
    description:
      'Changes the address, the events, the shape of payloads, or whether it is called. Turned on again, it is called for what happens from then on.',
    of: [UPDATE],
    ...oneWebhook,
    body: v1.updateWebhookRequestSchema,
    response: v1.webhookSchema,
    run: ({ ask, params, body }) => ask(UPDATE, { params, body }),
  }),
  operation({
    route: 'DELETE /forms/:formId/webhooks/:webhookId',
    id: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: 'Deletes a webhook. Calls of it that wait are not made.',
    of: [REMOVE],
    ...oneWebhook,
    async run({ ask, params }) {
      await ask(REMOVE, { params });
    },
  }),
  operation({
    route: 'POST /forms/:formId/webhooks/:webhookId/rotate-secret',
    id: 'rotateWebhookSecret',
    summary: 'Give a webhook a new secret',
    description:
      'Makes a new secret, which only this answer shows. For a day calls are signed with the old one as well.',
    of: [ROTATE],
    ...oneWebhook,
    response: v1.webhookWithSecretSchema,
    async run({ ask, params }) {
      const { webhook, secret } = await ask(ROTATE, { params });
      return { ...webhook, secret: secret ?? '' };
    },
  }),
  operation({
    route: 'POST /forms/:formId/webhooks/:webhookId/test',
    id: 'testWebhook',
    summary: 'Send a test to a webhook',
    description:
      'Queues a call with a made-up submission. The answer does not say how it went: its delivery does.',
    of: [TEST],
    ...oneWebhook,
    response: v1.queuedDeliverySchema,
    status: 202,
    run: ({ ask, params }) => ask(TEST, { params }),
  }),
  operation({
    route: 'GET /forms/:formId/deliveries',
    id: 'listDeliveries',
    summary: 'List deliveries',
    description: 'Lists what a form has sent by mail and webhooks, newest first, with what became of it.',
    of: [DELIVERIES],
    ...oneForm,
    query: v1.deliveryListQuerySchema,
    response: v1.deliveryPageSchema,
    problems: ['cursor.invalid'],
    run: (call) =>
      pageBy(call, { id: 'listDeliveries', of: call.params }, async (place) => {
        const { cursor: _cursor, limit, ...filter } = call.query;
        const query = {
          ...filter,
          limit: String(Math.min(limit, MAX_PAGE)),
          ...(place && { cursor: place }),
        };
        const { deliveries, nextCursor } = await call.ask(DELIVERIES, { params: call.params, query });
        return { data: deliveries, place: nextCursor, hasMore: nextCursor !== null };
      }),
  }),
  operation({
    route: 'POST /forms/:formId/deliveries/:deliveryId/resend',
    id: 'resendDelivery',
    summary: 'Send a delivery again',
    description:
      'Queues a delivery again, to the receiver that it had. What was sent and removed cannot be sent again.',
    of: [RESEND],
    params: v1.deliveryParamsSchema,
    missing: 'delivery.not_found',
    status: 202,
    async run({ ask, params }) {
      await ask(RESEND, { params });
    },
  }),
];

/** Most deliveries that the dashboard's list reads at once. */
const MAX_PAGE = 100;
