import type { WebhookChannel } from '../../platform/contract/index.ts';
import type { CallChannel } from './channel.ts';
import { webhookChannel } from './webhook.ts';

/** The channels that call addresses. */
export const CALL_CHANNELS: Readonly<Record<WebhookChannel, CallChannel>> = { webhook: webhookChannel };
