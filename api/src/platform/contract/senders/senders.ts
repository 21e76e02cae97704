import { discordSender } from './discord.ts';
import { httpSender } from './http.ts';
import { mattermostSender } from './mattermost.ts';
import { slackSender } from './slack.ts';
import { airtableSender, notionSender, sheetsSender } from './tables.ts';
import { teamsSender } from './teams.ts';

/** Every channel that has settings and credentials of its own; a new one is a line. */
export const SENDERS = [
  slackSender,
  teamsSender,
  discordSender,
  mattermostSender,
  sheetsSender,
  notionSender,
  airtableSender,
  httpSender,
] as const;

/** Its name. */
export type SenderChannel = (typeof SENDERS)[number]['channel'];

export const SENDER_CHANNELS: readonly SenderChannel[] = SENDERS.map(({ channel }) => channel);
