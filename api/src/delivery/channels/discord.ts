import type { Outcome } from './channel.ts';
import { createMessenger } from './createMessenger.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { fitAnswers } from './fitAnswers.ts';
import { fitText } from './fitText.ts';
import type { MessageText } from './message.ts';
import { readStatus, type SenderFault } from './senderFaults.ts';
import type { CallAnswer } from './webhookClient.ts';

/** Discord's limits of an embed: fields, a name, a value, the title, and all of them together (docs.discord.com). */
const LIMITS = { most: 25, label: 256, text: 1_024, total: 5_000 };
const MAX_TITLE = 256;

/** Codes of Discord's errors. */
const FAULTS: Readonly<Record<number, SenderFault>> = {
  10_003: 'gone',
  10_015: 'withdrawn',
  50_027: 'withdrawn',
  50_001: 'forbidden',
  50_013: 'forbidden',
  40_005: 'tooLarge',
  20_028: 'busy',
  20_016: 'busy',
};

const HOSTS = new Set(['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']);

/** A channel of Discord, by a webhook: answers are fields of an embed, with every sign of Markdown escaped. */
export const discordChannel = createMessenger({
  kind: 'discord',
  vendor: {
    isOfVendor: ({ hostname, pathname }) =>
      HOSTS.has(hostname) && /^\/api\/(?:v\d+\/)?webhooks\//.test(pathname),
    message: 'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…',
  },
  write,
  read,
  // Else it answers before it has looked at the message.
  addressOf(url) {
    const waiting = new URL(url);
    waiting.searchParams.set('wait', 'true');
    return waiting.href;
  },
});

function write({ title, note, answers, link, open, rest }: MessageText): object {
  const { fitted, isCut } = fitAnswers(answers, LIMITS, escapeMarkdown);
  return {
    content: fitText(title, MAX_TITLE, escapeMarkdown),
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: fitText(open, MAX_TITLE, escapeMarkdown),
        url: link,
        fields: fitted.map(({ label, text }) => ({ name: label, value: text })),
        footer: { text: isCut ? `${note} · ${rest}` : note },
      },
    ],
  };
}

function read(answer: CallAnswer): Outcome {
  return readStatus(answer, ({ text }) => FAULTS[codeIn(text)] ?? null);
}

/** Returns the code in an answer of Discord; 0 for none. */
function codeIn(text: string): number {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'number' ? code : 0;
  } catch {
    return 0;
  }
}
