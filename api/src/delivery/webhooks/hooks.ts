import type { EntityManager } from '@mikro-orm/postgresql';
import { getForm } from '../../forms/getForm.ts';
import { assertCan, formsInAccount } from '../../forms/policy.ts';
import type { Config } from '../../platform/config/config.ts';
import type { WebhookEventType } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { KeyActor } from '../../platform/identity/principal.ts';
import { visibilityFor } from '../../submissions/visibility/visibilityFor.ts';
import { createWebhook } from './changeWebhooks.ts';
import { sampleEvent, type EventSample } from './sampleEvent.ts';
import { mayHearOf, maySubscribeToAll } from './subscribers.ts';

/** What a program asks to be told of. */
export interface Subscription {
  event: WebhookEventType;
  /** Null: every form of the account. */
  formId: string | null;
}

/** A hook as programs read it. */
export interface HookItem extends Subscription {
  id: string;
  target: string;
  isActive: boolean;
  stoppedReason: string | null;
  createdAt: string;
}

/**
 * Subscribes a key to an event of a form, or of all forms: a webhook with the key's rights, which ends with it.
 * @throws {ProblemError} `access.denied`, `form.not_found`, `webhook.limit_reached`, `request.invalid`.
 */
export async function subscribe(
  em: EntityManager,
  config: Config,
  { actor, subscription, target }: { actor: KeyActor; subscription: Subscription; target: string },
): Promise<{ hook: HookItem; secret: string }> {
  const { event, formId } = subscription;
  await assertMaySubscribe(em, actor, subscription);
  const { webhook, secret } = await createWebhook(em, config, {
    place: { accountId: actor.accountId, formId },
    entered: { url: target },
    hook: { event, apiKeyId: actor.key.id },
  });
  if (secret === null) throw new Error('Hooks are signed');
  return { hook: presentHook(await getHook(em, actor, webhook.id)), secret };
}

/** @returns the form that is meant; null for all. @throws {ProblemError} as `subscribe` does. */
async function assertMaySubscribe(
  em: EntityManager,
  actor: KeyActor,
  { event, formId }: Subscription,
): Promise<Form | null> {
  const form = formId === null ? null : await getForm(em, formsInAccount(actor), formId);
  if (form) assertCan(actor, 'share', form);
  if ((!form && !maySubscribeToAll(actor)) || !mayHearOf(actor, event)) throw outsideLimits();
  return form;
}

const outsideLimits = () =>
  new ProblemError('access.denied', { message: 'This is outside the limits of this API key.' });

/** Lists the hooks that a key has subscribed, oldest first. */
export async function listHooks(em: EntityManager, { accountId, key }: KeyActor): Promise<HookItem[]> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  return (await em.find(Webhook, { accountId, apiKeyId: key.id }, { orderBy })).map(presentHook);
}

/** Finds a hook that the key itself has subscribed. @throws {ProblemError} `webhook.not_found`. */
export async function getHook(em: EntityManager, { accountId, key }: KeyActor, id: string): Promise<Webhook> {
  const hook = await em.findOne(Webhook, { id, accountId, apiKeyId: key.id });
  if (!hook) throw new ProblemError('webhook.not_found');
  return hook;
}

/**
 * Returns what a subscription would be called with, of the named form, or of the newest one.
 * @param mayRead whether the key may read submissions; else everything is made up.
 * @throws {ProblemError} `access.denied`, `form.not_found`, also for an account without forms.
 */
export async function sampleOf(
  em: EntityManager,
  config: Config,
  { actor, subscription, mayRead }: { actor: KeyActor; subscription: Subscription; mayRead: boolean },
): Promise<EventSample> {
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
  const form =
    (await assertMaySubscribe(em, actor, subscription)) ??
    (await em.findOne(Form, formsInAccount(actor, 'share'), newest));
  if (!form) throw new ProblemError('form.not_found');
  const visibility = mayRead ? await visibilityFor(em, actor, form.id) : null;
  return sampleEvent(em, config, { event: subscription.event, form, visibility });
}

/** Presents a hook; people may have had it called for more since. */
export const presentHook = ({
  id,
  events: [event = 'form.submitted'],
  formId = null,
  url: target,
  isActive,
  stoppedReason = null,
  createdAt,
}: Webhook): HookItem => ({
  id,
  event,
  formId,
  target,
  isActive,
  stoppedReason,
  createdAt: createdAt.toISOString(),
});
