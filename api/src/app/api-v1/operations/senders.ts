import { placeSenders } from '../../../delivery/webhooks/placeSenders.ts';
import { withSharedForm } from '../../../forms/managedForm.ts';
import { webhookListSchema, type WebhookList } from '../../../platform/contract/index.ts';
import { operation, source } from '../operation.ts';
import { wholeList } from '../paging.ts';
import * as v1 from '../schemas/index.ts';

const LIST = source('GET /api/forms/:formId/webhooks', webhookListSchema);

const oneForm = { of: [LIST], params: v1.formParamsSchema, missing: 'form.not_found' } as const;

/** Operations of what a form tells by a vendor's own way: messages and tables. */
export const FORM_SENDERS = [
  operation({
    route: 'GET /forms/:formId/senders',
    id: 'listSenders',
    summary: 'List senders',
    description:
      'Lists what tells a form’s submissions to Slack, Teams, tables and other servers by a template, oldest first. Credentials are not shown.',
    ...oneForm,
    response: v1.senderPageSchema,
    run: async ({ ask, params }) => wholeList(presentSenders(await ask(LIST, { params }))),
  }),
  operation({
    route: 'PUT /forms/:formId/senders',
    id: 'placeSenders',
    summary: 'Place senders',
    description:
      'Makes the senders that the body names, each by its kind and name, off and without credentials: a person sets these, and turns it on. One that is there already gets the settings and the condition of the body, and stays as it is otherwise; those that are not named stay.',
    ...oneForm,
    own: { scope: 'webhooks', keeps: 'forms' },
    body: v1.placeSendersRequestSchema,
    response: v1.senderPageSchema,
    problems: ['access.denied', 'webhook.limit_reached'],
    async run({ deps, ctx, actor, ask, params, body: { senders } }) {
      await withSharedForm(deps.orm, actor, params.formId, (em, form) =>
        placeSenders(em, deps.config, { call: { ctx, actor }, form, senders }),
      );
      return wholeList(presentSenders(await ask(LIST, { params })));
    },
  }),
];

const presentSenders = ({ webhooks }: WebhookList) =>
  webhooks.flatMap(({ channel, ...sender }) =>
    channel === 'webhook' || !('settings' in sender) ? [] : [{ ...sender, kind: channel }],
  );
