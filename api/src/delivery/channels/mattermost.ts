import type { Outcome } from './channel.ts';
import { createMessenger } from './createMessenger.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { fitAnswers } from './fitAnswers.ts';
import { fitText } from './fitText.ts';
import type { MessageText } from './message.ts';
import { readStatus, type SenderFault } from './senderFaults.ts';
import type { CallAnswer } from './webhookClient.ts';

/** Mattermost's limit of a post is 16,383 characters; the words around the answers take some of it. */
const LIMITS = { most: 500, label: 500, text: 4_000, total: 12_000 };
const MAX_TITLE = 500;
/** What the server reads before Markdown is: mentions, hashtags, channels, emoji and addresses. */
const READ_BEFORE: ReadonlySet<string> = new Set(['@', '#', '~', ':', '.']);
/** Written behind such a sign, it is seen by nobody and ends what the sign would begin. */
const UNSEEN = '\u200B';

/** What Mattermost says in the id of its errors. */
const FAULTS: readonly (readonly [part: string, SenderFault])[] = [
  ['incoming_webhook.invalid', 'withdrawn'],
  ['incoming_webhook.channel_locked', 'forbidden'],
  ['incoming_webhook.channel', 'gone'],
  ['incoming_webhook.permissions', 'forbidden'],
  ['incoming_webhook.disabled', 'forbidden'],
  ['incoming_webhook.user', 'withdrawn'],
];

const escape = (character: string): string =>
  escapeMarkdown(character) + (READ_BEFORE.has(character) ? UNSEEN : '');

/** A channel of Mattermost, by an incoming webhook; anybody may run the server. */
export const mattermostChannel = createMessenger({ kind: 'mattermost', write, read });

function write({ title, note, answers, link, open, rest }: MessageText): object {
  const { fitted, isCut } = fitAnswers(answers, LIMITS, escape);
  const lines = [
    `**${fitText(title, MAX_TITLE, escape)}**`,
    fitText(note, MAX_TITLE, escape),
    ...fitted.map(({ label, text }) => `**${label}**\n${text}`),
    ...(isCut ? [fitText(rest, MAX_TITLE, escape)] : []),
    `[${fitText(open, MAX_TITLE, escape)}](${link})`,
  ];
  return { text: lines.join('\n\n') };
}

function read(answer: CallAnswer): Outcome {
  return readStatus(answer, ({ text }) => FAULTS.find(([part]) => text.includes(part))?.[1] ?? null);
}
