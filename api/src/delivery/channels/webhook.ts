import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PayloadVersion } from '../../platform/contract/index.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import { openSecret } from '../../platform/secrets/sealSecret.ts';
import type { CallChannel, FormEvent, Outcome } from './channel.ts';
import { describeFailure } from './describeFailure.ts';

/** Statuses of a call that was taken: its own page is elsewhere, as each script of a spreadsheet answers. */
const SEE_OTHER: ReadonlySet<number> = new Set([302, 303]);
/** The status by which a receiver ends the webhook. */
const GONE = 410;
/** How the body of a CloudEvent starts; no other body does. */
const CLOUD_EVENT_START = '{"specversion":';

/** The body of a call, the same bytes on every attempt. */
interface WebhookMessage {
  body: string;
}

/** Calls signed as defined by Standard Webhooks (docs/webhooks.md). */
export const webhookChannel: CallChannel<WebhookMessage> = {
  kind: 'webhook',
  queue: 'calls',
  triesForMs: DAY_MS,
  keepsMessage: true,
  isOrdered: false,
  canRepeat: false,
  isOff: 'The webhook is switched off',
  stopped: {
    subject: 'A webhook was turned off: {title}',
    text: 'The webhook of “{title}” to {address} was turned off.',
    advice: 'Submissions arrive as before. Turn the webhook on again once its receiver is ready.',
    action: 'View webhooks',
  },
  write: ({ payloadVersion }, event) => ({ body: JSON.stringify(envelopeOf(payloadVersion, event)) }),

  async attempt({ config, webhooks }, { id, message: { body } }, { webhook }) {
    try {
      const headers = await sign(id, body, openSecrets(config, webhook));
      const answer = await webhooks.send({ url: webhook.url, headers, body });
      if (!answer) return { result: 'later', waitMs: webhooks.waitMs(webhook.url) };
      if ((answer.status >= 200 && answer.status < 300) || SEE_OTHER.has(answer.status))
        return { result: 'sent', answer };
      const error = `The receiver answered ${answer.status}`;
      const failed: Outcome = { result: 'failed', answer, error };
      return answer.status === GONE
        ? { ...failed, isFinal: true, stops: 'The receiver answered 410: it wants no more of these.' }
        : failed;
    } catch (error) {
      return { result: 'failed', error: describeFailure(error as Error) };
    }
  },

  print: ({ body }) => body,
};

/**
 * Returns the body of a delivery: the event by itself, or as a CloudEvent (CloudEvents 1.0, structured mode). All
 * webhooks of a form, and all attempts, give an event the same source and id, by which receivers know a repetition.
 */
export function envelopeOf(
  payloadVersion: PayloadVersion,
  { id, type, formId, time, data }: FormEvent,
): object {
  if (payloadVersion !== 3) return { type, timestamp: time, data: data(payloadVersion) };
  return {
    specversion: '1.0',
    id,
    source: formId === null ? '/' : `/forms/${formId}`,
    type: `inlay.${type}`,
    time,
    datacontenttype: 'application/json',
    data: data(payloadVersion),
  };
}

/** All secrets sign; the media type follows from the stored body, whatever its webhook is set to since. */
async function sign(id: string, body: string, secrets: readonly string[]): Promise<Record<string, string>> {
  // Loaded with the first call: most processes make none.
  const { Webhook: Signer } = await import('standardwebhooks');
  const time = new Date();
  return {
    'content-type': body.startsWith(CLOUD_EVENT_START) ? 'application/cloudevents+json' : 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Signer(secret).sign(id, time, body)).join(' '),
  };
}

/** Opens the secrets; there are two while one replaces the other. */
function openSecrets({ secret: platformSecret }: Config, webhook: Webhook): string[] {
  const { id, secret, previousSecret, previousExpiresAt } = webhook;
  const isOverlapping = previousExpiresAt && previousExpiresAt > new Date();
  const sealedSecrets = [secret, isOverlapping ? previousSecret : null].filter(
    (one) => typeof one === 'string',
  );
  return sealedSecrets.map((sealed) => openSecret(sealed, platformSecret, { purpose: 'webhook', id }));
}
