import { t } from '@lingui/core/macro';
import type { WebhookItem } from '@inlay/api/contract';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';

/** What a webhook or a sender is called among others. */
export const nameOf = ({ name, channel, url }: WebhookItem): string =>
  name || (channel === 'webhook' ? url : CHANNEL_NAMES[channel]);

/** What it gets of a submission, in one sentence. */
export function sentenceOf(webhook: WebhookItem): string {
  const { channel, name, url } = webhook;
  if (channel === 'webhook') return t`${url} is called`;
  const vendor = CHANNEL_NAMES[channel];
  if ('title' in webhook.settings) {
    const table = name || webhook.settings.title || url;
    return t`${vendor} gets a row: ${table}`;
  }
  if (channel === 'http') {
    const server = name || url;
    return t`An HTTP request is sent: ${server}`;
  }
  return name ? t`${vendor} gets a message: ${name}` : t`${vendor} gets a message: ${url}`;
}
