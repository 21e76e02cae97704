import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import { webhookDeliveryIdParamsSchema, webhookIdParamsSchema } from '../contract/index.ts';
import { actAs } from '../db/actAs.ts';
import type { Form } from '../forms/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { assertCan, formsVisibleTo } from '../forms/policy.ts';
import { getWebhook } from './changeWebhooks.ts';
import type { Webhook } from './webhook.entity.ts';

export const oneWebhook = {
  access: 'approved',
  params: webhookIdParamsSchema,
  missing: 'webhook.not_found',
} as const;
export const oneDelivery = {
  access: 'approved',
  params: webhookDeliveryIdParamsSchema,
  missing: 'webhook.delivery_not_found',
} as const;

/** Work on a form's webhooks, for who may change the form. */
export function withForm<Result>(
  orm: MikroORM,
  actor: Actor,
  formId: string,
  work: (em: EntityManager, form: Form) => Promise<Result>,
): Promise<Result> {
  return actAs(orm, actor, async (em) => {
    const form = await getForm(em, formsVisibleTo(actor), formId);
    assertCan(actor, 'update', form);
    return work(em, form);
  });
}

/** Work on one of them. */
export function withWebhook<Result>(
  orm: MikroORM,
  actor: Actor,
  { formId, webhookId }: { formId: string; webhookId: string },
  work: (em: EntityManager, webhook: Webhook, form: Form) => Promise<Result>,
): Promise<Result> {
  return withForm(orm, actor, formId, async (em, form) =>
    work(em, await getWebhook(em, form, webhookId), form),
  );
}
