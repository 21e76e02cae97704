import { defineEntity, p } from '@mikro-orm/core';
import type { Expression } from '@inlay/sdk/model';
import type { WebhookChannel, WebhookEventType } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_ACCOUNT, TO_FORM } from './tenantReferences.ts';

const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  indexes: [
    { name: 'webhooks_form', properties: ['formId', 'createdAt'] },
    {
      name: 'webhooks_account',
      expression:
        'create index webhooks_account on webhooks (account_id, created_at) where form_id is null or api_key_id is not null',
    },
  ],
  properties: {
    id: idColumn(),
    /** Null for one that hears of every form of its account. */
    formId: () => formIdColumn().nullable(),
    accountId: p.uuid().primary(),
    /** The API key that subscribed it, with whose rights it is told and with which it ends; null for people's. */
    apiKeyId: p.uuid().nullable(),
    /** How its calls are made. */
    channel: p.text().$type<WebhookChannel>(),
    /** Given by its owner; empty for none. */
    name: p.text().default(''),
    /** What is called; of a sender with the parts hidden that are secret. */
    url: p.text(),
    /** What its channel lets its owner choose. */
    settings: p.json().$type<object>().defaultRaw(`'{}'`),
    /** Sealed credentials of a sender; null for a webhook. */
    credentials: p.text().nullable().hidden(),
    /** What the credentials end with, by their names. */
    credentialHints: p.json().$type<Record<string, string>>().defaultRaw(`'{}'`),
    /** Columns that it has made in tables, by table and by what they stand for (decision 864). */
    columns: p.json().$type<Record<string, Record<string, string>>>().defaultRaw(`'{}'`).hidden(),
    isActive: p.boolean().default(true),
    /** Shape of its payloads; webhooks from before the column have the first (docs/webhooks.md). */
    payloadVersion: p.smallint().$type<1 | 2 | 3>(),
    /** What it is called for; webhooks from before the column are called for submissions. */
    events: p.array().$type<WebhookEventType[]>().columnType('text[]').default(['form.submitted']),
    /** What a submission's answers must fit; null = all are told. */
    condition: p.json().$type<Expression>().nullable(),
    /** Reason for which the platform turned it off, or paused it while it is active; null when it did not. */
    stoppedReason: p.text().nullable(),
    /** Since when each attempt of a sender has failed; null while it works. */
    failingSince: timeColumn().nullable(),
    /** Encrypted secret that signs deliveries; null for a channel that does not sign. See sealSecret. */
    secret: p.text().nullable().hidden(),
    /** The secret before, which signs as well until `previousExpiresAt`. */
    previousSecret: p.text().nullable().hidden(),
    previousExpiresAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A server that is called for what happens to a form, or to all forms of an account, and their submissions. */
export class Webhook extends WebhookSchema.class {
  static readonly references = [TO_ACCOUNT, TO_FORM];
}
WebhookSchema.setClass(Webhook);
