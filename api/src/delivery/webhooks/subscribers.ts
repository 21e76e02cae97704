import type { EntityManager } from '@mikro-orm/postgresql';
import { formAbilities, type FormPlace } from '../../forms/policy.ts';
import type { WebhookEventType } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import { findKey } from '../../platform/identity/apiKeys.ts';
import type { KeyActor } from '../../platform/identity/principal.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';

/** Events about the work on a submission, which a key that sees some answers does not see (KEYS-005). */
const OF_WORK: ReadonlySet<WebhookEventType> = new Set([
  'submission.status_changed',
  'submission.assigned',
  'submission.commented',
]);

/** Whether a key may be told of an event. */
export const mayHearOf = ({ key }: KeyActor, event: WebhookEventType): boolean =>
  key.answers === null || !OF_WORK.has(event);

/** Whether a key may have what happens to a form sent elsewhere: where its user may share the form. */
export const maySubscribe = (actor: KeyActor, form: FormPlace): boolean =>
  (actor.key.formIds?.includes(form.id) ?? true) && formAbilities(actor, form).share;

/** Whether a key may have what happens to every form sent elsewhere: one for all forms, of who manages the account. */
export const maySubscribeToAll = (actor: KeyActor): boolean =>
  actor.key.formIds === null && mayInAccount(actor, 'manage');

/** Finds the key that has subscribed a webhook, with its user's present rights; null once it may not be told any more. */
export async function findSubscriber(
  em: EntityManager,
  { apiKeyId, accountId, formId }: Webhook,
): Promise<KeyActor | null> {
  const found = apiKeyId ? await findKey(em, { id: apiKeyId, accountId }) : null;
  if (!found) return null;
  const { actor } = found;
  if (!formId) return maySubscribeToAll(actor) ? actor : null;
  const form = await em.findOne(Form, { id: formId, accountId });
  return form && maySubscribe(actor, form) ? actor : null;
}
