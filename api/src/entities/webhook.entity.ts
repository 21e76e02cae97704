import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  indexes: [{ name: 'webhooks_form', properties: ['formId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    url: p.text(),
    isActive: p.boolean().default(true),
    /** Why the platform itself switched it off; null when it did not. */
    stoppedReason: p.text().nullable(),
    /** What deliveries are signed with, encrypted; see sealSecret. */
    secret: p.text().hidden(),
    /** The secret before, which signs as well until `previousExpiresAt`. */
    previousSecret: p.text().nullable().hidden(),
    previousExpiresAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A server that is told about a form's submissions. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
