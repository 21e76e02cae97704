import type { SenderChannel, WebhookChannel } from '../../platform/contract/index.ts';
import { airtableChannel } from './airtable/airtableChannel.ts';
import type { CallChannel } from './channel.ts';
import { notionChannel } from './notion/notionChannel.ts';
import type { Sender } from './sender.ts';
import { discordChannel } from './discord.ts';
import { httpChannel } from './http.ts';
import { mattermostChannel } from './mattermost.ts';
import { sheetsChannel } from './sheets/sheetsChannel.ts';
import { slackChannel } from './slack.ts';
import { teamsChannel } from './teams.ts';
import { webhookChannel } from './webhook.ts';

/** The channels with settings and credentials of their own. */
export const SENDER_CHANNELS: Readonly<Record<SenderChannel, Sender>> = {
  slack: slackChannel,
  teams: teamsChannel,
  discord: discordChannel,
  mattermost: mattermostChannel,
  http: httpChannel,
  sheets: sheetsChannel,
  notion: notionChannel,
  airtable: airtableChannel,
};

/** The channels that call addresses. */
export const CALL_CHANNELS: Readonly<Record<WebhookChannel, CallChannel>> = {
  webhook: webhookChannel,
  ...SENDER_CHANNELS,
};

/** Returns the channel of a sender; null for a webhook. */
export const findSender = (channel: WebhookChannel): Sender | null =>
  channel === 'webhook' ? null : SENDER_CHANNELS[channel];
