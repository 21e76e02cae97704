import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEventType } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { visibilityFor } from '../../submissions/visibility/visibilityFor.ts';
import { endHookJob } from './endHook.ts';
import { findSubscriber, mayHearOf, maySubscribe } from './subscribers.ts';

type Place = Pick<Form, 'id' | 'accountId' | 'clientFolderId'>;

/** A webhook that is called for an event, and the answers that may be sent to it. */
export interface Listener {
  webhook: Webhook;
  visibility: AnswerVisibility;
}

/**
 * Lists the webhooks that are called for an event of a form, its own and its account's, and keeps them until the
 * transaction ends: one may be deleted now. Those of API keys are told what their keys may see, as long as they may be
 * used.
 */
export async function lockListeners(
  em: EntityManager,
  form: Place,
  event: WebhookEventType,
): Promise<Listener[]> {
  const { id: formId, accountId } = form;
  const webhooks = await em.find(
    Webhook,
    { accountId, isActive: true, events: { $contains: [event] }, $or: [{ formId }, { formId: null }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ },
  );
  const listeners: Listener[] = [];
  for (const webhook of webhooks) {
    const visibility = await visibilityOf(em, { webhook, form, event });
    if (visibility) listeners.push({ webhook, visibility });
  }
  return listeners;
}

/** Returns what may be sent to a webhook; null for nothing. */
async function visibilityOf(
  em: EntityManager,
  { webhook, form, event }: { webhook: Webhook; form: Place; event: WebhookEventType },
): Promise<AnswerVisibility | null> {
  if (!webhook.apiKeyId) return FULL_VISIBILITY;
  const key = await findSubscriber(em, webhook);
  if (!key) await addJob(em, endHookJob, { accountId: webhook.accountId, webhookId: webhook.id });
  if (!key || !maySubscribe(key, form) || !mayHearOf(key, event)) return null;
  return visibilityFor(em, key, form.id);
}
