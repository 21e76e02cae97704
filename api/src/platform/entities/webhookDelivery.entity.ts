import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookDeliveryItem } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  checks: [{ name: 'webhook_deliveries_state', expression: "state in ('waiting', 'sent', 'failed')" }],
  // Tests and work have none: nulls are distinct, so there may be any number of them.
  uniques: [{ name: 'webhook_deliveries_once', properties: ['webhookId', 'submissionId', 'accountId'] }],
  indexes: [
    { name: 'webhook_deliveries_list', properties: ['webhookId', 'createdAt', 'id'] },
    { name: 'webhook_deliveries_form', properties: ['formId'] },
    { name: 'webhook_deliveries_submission', properties: ['submissionId'] },
    { name: 'webhook_deliveries_about', properties: ['aboutId'] },
    {
      name: 'webhook_deliveries_waiting',
      expression:
        "create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at) where state = 'waiting'",
    },
  ],
  properties: {
    /** Also the webhook-id that the receiver sees, the same on every attempt. */
    id: idColumn(),
    webhookId: p.uuid(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** The submission that arrived; null for other events, of which there may be any number. */
    submissionId: p.uuid().nullable(),
    /** The submission that something happened to. */
    aboutId: p.uuid().nullable(),
    event: p.text().$type<WebhookDeliveryItem['event']>().default('form.submitted'),
    /** The request's body, the same on every attempt. */
    body: p.text(),
    state: p.text().$type<'waiting' | 'sent' | 'failed'>().default('waiting'),
    attempts: p.integer().default(0),
    nextAttemptAt: timeColumn().nullable(),
    /** Tries end here. */
    giveUpAt: timeColumn(),
    /** Status of the last answer; null when there was none. */
    lastStatus: p.integer().nullable(),
    /** Beginning of the last answer. */
    lastAnswer: p.text().nullable(),
    lastError: p.text().nullable(),
    sentAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** One event, or a test, for one webhook. */
export class WebhookDelivery extends WebhookDeliverySchema.class {
  static readonly references = [
    'foreign key (account_id, form_id, about_id) references form_submissions (account_id, form_id, id) on delete cascade',
    TO_SUBMISSION,
    'foreign key (account_id, form_id, webhook_id) references webhooks (account_id, form_id, id) on delete cascade',
  ];
}
WebhookDeliverySchema.setClass(WebhookDelivery);
