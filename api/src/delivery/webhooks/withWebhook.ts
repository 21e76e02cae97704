import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { webhookIdParamsSchema } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { getWebhook, placeOf } from './changeWebhooks.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import { withSharedForm } from '../../forms/managedForm.ts';

/** Guard options of calls that name a webhook; `withWebhook` checks access. */
export const oneWebhook = {
  access: 'approved',
  scope: 'webhooks',
  params: webhookIdParamsSchema,
  missing: 'webhook.not_found',
  problems: ['access.denied', 'form.not_found'],
} as const;
/** Runs `work` on a webhook of a form the actor may change. */
export function withWebhook<Result>(
  orm: MikroORM,
  actor: Actor,
  { formId, webhookId }: { formId: string; webhookId: string },
  work: (em: EntityManager, webhook: Webhook, form: Form) => Promise<Result>,
): Promise<Result> {
  return withSharedForm(orm, actor, formId, async (em, form) =>
    work(em, await getWebhook(em, placeOf(form), webhookId), form),
  );
}
