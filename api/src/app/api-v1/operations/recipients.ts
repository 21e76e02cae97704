import {
  formNotificationEmailListSchema,
  formNotificationEmailSchema,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { operation, source } from '../operation.ts';
import { wholeList } from '../paging.ts';

const LIST = source('GET /api/forms/:formId/notification-emails', formNotificationEmailListSchema);
const ADD = source('POST /api/forms/:formId/notification-emails', formNotificationEmailSchema);
const UPDATE = source('PATCH /api/forms/:formId/notification-emails/:emailId', formNotificationEmailSchema);
const REMOVE = source('DELETE /api/forms/:formId/notification-emails/:emailId');

const oneForm = { params: v1.formParamsSchema, missing: 'form.not_found' } as const;

/** Operations of whom a form tells of its submissions by mail. */
export const RECIPIENTS = [
  operation({
    route: 'GET /forms/:formId/recipients',
    id: 'listRecipients',
    summary: 'List recipients',
    description:
      'Lists the addresses that are told of submissions of the form, oldest first. Addresses that the account tells of all forms, and the form’s client, are not among them.',
    of: [LIST],
    ...oneForm,
    response: v1.recipientPageSchema,
    run: async ({ ask, params }) => wholeList((await ask(LIST, { params })).emails),
  }),
  operation({
    route: 'PUT /forms/:formId/recipients',
    id: 'replaceRecipients',
    summary: 'Replace recipients',
    description:
      'Makes the list of recipients these addresses and no others, together or not at all. A new address is asked by mail whether it agrees, and is told of nothing before.',
    of: [LIST, ADD, UPDATE, REMOVE],
    ...oneForm,
    body: v1.replaceRecipientsRequestSchema,
    response: v1.recipientPageSchema,
    withoutProblems: ['notification.not_found', 'notification.duplicate'],
    async run({ ask, params, body }) {
      const wanted = new Map(body.recipients.map((one) => [one.email.trim().toLowerCase(), one]));
      const { emails } = await ask(LIST, { params });
      for (const { id, email } of emails)
        if (!wanted.has(email)) await ask(REMOVE, { params: { ...params, emailId: id } });
      const before = new Map(emails.map((one) => [one.email, one]));
      for (const [email, { label = null, condition = null }] of wanted) {
        const { id } = before.get(email) ?? (await ask(ADD, { params, body: { email } }));
        const changes = { isEnabled: true, label, condition };
        await ask(UPDATE, { params: { ...params, emailId: id }, body: changes });
      }
      return wholeList((await ask(LIST, { params })).emails);
    },
  }),
];
