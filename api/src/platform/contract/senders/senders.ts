import { slackSender } from './slack.ts';
import { airtableSender, notionSender, sheetsSender } from './tables.ts';

/** Every channel that has settings and credentials of its own; a new one is a line. */
export const SENDERS = [slackSender, sheetsSender, notionSender, airtableSender] as const;

/** Its name. */
export type SenderChannel = (typeof SENDERS)[number]['channel'];

export const SENDER_CHANNELS: readonly SenderChannel[] = SENDERS.map(({ channel }) => channel);
