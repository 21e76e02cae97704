import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { storableText } from '../../platform/db/storableText.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { openSecret } from '../../platform/secrets/sealSecret.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { WebhookDelivery } from '../../platform/entities/webhookDelivery.entity.ts';
import type { WebhookAnswer } from './webhookClient.ts';
import type { WebhookSender } from './webhookSender.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { listOwners } from '../../people/recipients/listOwners.ts';
import { translate, type Text } from '../../platform/texts/translate.ts';

/** Wait before the second attempt, and the longest between two; each wait is twice the one before. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** Longest stored part of a response or failure, in characters. */
const MAX_KEPT_ANSWER = 4_000;
const MAX_KEPT_ERROR = 300;
/** Statuses of a call that was taken: its own page is elsewhere, as each script of a spreadsheet answers. */
const SEE_OTHER: ReadonlySet<number> = new Set([302, 303]);
/** The status by which a receiver ends the webhook. */
const GONE = 410;
const GONE_REASON: Text = 'The receiver answered 410: it wants no more of these.';

interface Deps {
  config: Config;
  orm: MikroORM;
  webhooks: WebhookSender;
}

/** The outcome of one attempt. */
interface Outcome {
  answer: WebhookAnswer | null;
  error: string | null;
}

/**
 * Makes one attempt at a delivery. The result and the next step are written in one transaction: after a killed
 * worker the attempt is repeated under the same webhook-id.
 */
async function sendWebhook(deps: Deps, { deliveryId }: { deliveryId: string }): Promise<void> {
  const found = await inTransaction(deps.orm, (em) => findWaiting(em, deliveryId));
  if (!found) return;
  const { delivery, webhook } = found;
  if (!webhook.isActive)
    return finish(deps, delivery, { answer: null, error: 'The webhook is switched off' satisfies Text });
  const outcome = await attempt(deps, delivery, webhook);
  if (outcome) return finish(deps, delivery, outcome);
  // The host is resting; this does not count as an attempt.
  const runAt = new Date(Date.now() + deps.webhooks.waitMs(webhook.url));
  await inTransaction(deps.orm, (em) => addJob(em, sendWebhookJob, { deliveryId }, { runAt }));
}

export const sendWebhookJob = defineJob({
  name: 'send_webhook',
  payload: z.object({ deliveryId: z.uuid() }),
  queue: 'calls',
  key: ({ deliveryId }) => [deliveryId],
  run: sendWebhook,
});

async function findWaiting(em: EntityManager, id: string) {
  const delivery = await em.findOne(WebhookDelivery, { id, state: 'waiting' });
  const webhook = delivery && (await em.findOne(Webhook, { id: delivery.webhookId }));
  return delivery && webhook ? { delivery, webhook } : null;
}

/** @returns null while the host is busy or resting. */
async function attempt(
  { config, webhooks }: Deps,
  delivery: WebhookDelivery,
  webhook: Webhook,
): Promise<Outcome | null> {
  try {
    const secrets = openSecrets(config, webhook);
    const answer = await webhooks.send({
      url: webhook.url,
      messageId: delivery.id,
      body: delivery.body,
      secrets,
    });
    if (!answer) return null;
    const isTaken = (answer.status >= 200 && answer.status < 300) || SEE_OTHER.has(answer.status);
    return { answer, error: isTaken ? null : `The receiver answered ${answer.status}` };
  } catch (error) {
    return { answer: null, error: describe(error as Error) };
  }
}

/** Opens the secrets; there are two while one replaces the other. */
function openSecrets({ secret: platformSecret }: Config, webhook: Webhook): string[] {
  const { id, secret, previousSecret, previousExpiresAt } = webhook;
  const isOverlapping = previousExpiresAt && previousExpiresAt > new Date();
  return [secret, ...(previousSecret && isOverlapping ? [previousSecret] : [])].map((sealed) =>
    openSecret(sealed, platformSecret, { purpose: 'webhook', id }),
  );
}

async function finish({ config, orm }: Deps, delivery: WebhookDelivery, outcome: Outcome): Promise<void> {
  const { answer, error } = outcome;
  const attempts = delivery.attempts + 1;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  const next = new Date(Date.now() + wait);
  const isGone = answer?.status === GONE;
  const isOver = isGone || next > delivery.giveUpAt;
  await inTransaction(orm, async (em) => {
    await em.nativeUpdate(
      WebhookDelivery,
      { id: delivery.id, state: 'waiting' },
      {
        attempts,
        state: error === null ? 'sent' : isOver ? 'failed' : 'waiting',
        nextAttemptAt: error === null || isOver ? null : next,
        lastStatus: answer?.status ?? null,
        lastAnswer: answer ? storableText(answer.text.slice(0, MAX_KEPT_ANSWER)) : null,
        lastError: error,
        sentAt: error === null ? new Date() : null,
      },
    );
    if (isGone) {
      const changes = { isActive: false, stoppedReason: GONE_REASON };
      const stopped = await em.nativeUpdate(Webhook, { id: delivery.webhookId, isActive: true }, changes);
      if (stopped > 0) await mailOwners(em, config, delivery);
    }
    if (error !== null && !isOver) {
      await addJob(em, sendWebhookJob, { deliveryId: delivery.id }, { runAt: next });
    }
  });
}

/** Mails the owners of a webhook that its receiver ended, each in their own language. */
async function mailOwners(em: EntityManager, config: Config, delivery: WebhookDelivery): Promise<void> {
  const { formId, accountId, webhookId } = delivery;
  const { url: address } = await em.findOneOrFail(Webhook, { id: webhookId });
  const { publicUrl, platformName } = config;
  const url = `${publicUrl}/forms/${formId}/settings/webhooks`;
  for (const { formTitle, email: to } of await listOwners(em, delivery)) {
    const language = await findMailLanguage(em, { to, accountId });
    const reason = translate(language, GONE_REASON);
    const news = { formTitle, address, reason, url };
    await queueMail(em, 'webhook_stopped', { to, platformName, language, formId, accountId }, news);
  }
}

function describe({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'The receiver took too long' satisfies Text;
  const reason = cause instanceof Error ? cause.message : name;
  return storableText((message || reason).slice(0, MAX_KEPT_ERROR));
}
