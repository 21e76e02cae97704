import type { WebhookDeliveryItem } from '../../platform/contract/index.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';

/** Something that happened, for a webhook. */
export interface WebhookEvent {
  /** The id of the submission, the change or the comment; that of the delivery for a test. */
  id: string;
  type: WebhookDeliveryItem['event'];
  time: string;
  data: object;
}

/** How the body of a CloudEvent starts; no other body does. */
const CLOUD_EVENT_START = '{"specversion":';

/**
 * Returns the body of a delivery: the event by itself, or as a CloudEvent (CloudEvents 1.0, structured mode). All
 * webhooks of a form, and all attempts, give an event the same source and id, by which receivers know a repetition.
 */
export function envelopeOf(
  { payloadVersion, formId }: Pick<Webhook, 'payloadVersion' | 'formId'>,
  event: WebhookEvent,
): object {
  const { id, type, time, data } = event;
  if (payloadVersion !== 3) return { type, timestamp: time, data };
  return {
    specversion: '1.0',
    id,
    source: `/forms/${formId}`,
    type: `inlay.${type}`,
    time,
    datacontenttype: 'application/json',
    data,
  };
}

/** Returns the media type of a stored body, whatever its webhook is set to since. */
export const mediaTypeOf = (body: string): string =>
  body.startsWith(CLOUD_EVENT_START) ? 'application/cloudevents+json' : 'application/json';
