import { t } from '@lingui/core/macro';
import type { SenderChannel } from '@inlay/api/contract';

/** Where the credentials of a channel come from, and what they look like. */
export const SENDER_WORDS: Readonly<Record<SenderChannel, { where: string; example: string }>> = {
  slack: {
    where: t`In Slack, add an app with “Incoming Webhooks” to the channel, and copy its address.`,
    example: 'https://hooks.slack.com/services/…',
  },
};
