import type { Outcome } from './channel.ts';
import { createMessenger } from './createMessenger.ts';
import { fitAnswers } from './fitAnswers.ts';
import { fitText } from './fitText.ts';
import type { MessageText } from './message.ts';
import { readStatus, type SenderFault } from './senderFaults.ts';
import type { CallAnswer } from './webhookClient.ts';

/** Slack's limits: of a header, of a field of a section, of fields in a section, and of blocks (docs.slack.dev). */
const MAX_HEADER = 150;
const MAX_FIELD = 2_000;
const MAX_FIELDS = 10;
const MAX_BLOCKS = 50;
/** Blocks besides the answers: the header, the note, the link, and that something was left out. */
const OTHER_BLOCKS = 4;
/** Longest message, in characters of its answers: all blocks together take some 13,200 (`msg_blocks_too_long`). */
const MAX_ANSWERS = 11_000;

/** What Slack says of a webhook that no longer works, in the text of its answer. */
const FAULTS: Readonly<Record<string, SenderFault>> = {
  invalid_token: 'withdrawn',
  no_active_hooks: 'withdrawn',
  no_service: 'withdrawn',
  no_service_id: 'withdrawn',
  no_team: 'withdrawn',
  team_disabled: 'withdrawn',
  user_not_found: 'withdrawn',
  channel_not_found: 'gone',
  channel_is_archived: 'gone',
  action_prohibited: 'forbidden',
  posting_to_general_channel_denied: 'forbidden',
  rate_limited: 'busy',
};

/** `&`, `<` and `>` are all that Slack reads in texts (docs.slack.dev, formatting message text). */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (character: string): string => ENTITIES[character] ?? character;

/** An escaped text that Slack shows as it is: no mention, no link, no Markdown, no emoji. */
const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });

/** A channel of Slack, by an incoming webhook: answers are plain text in blocks. */
export const slackChannel = createMessenger({
  kind: 'slack',
  vendor: {
    isOfVendor: ({ hostname }) => hostname === 'hooks.slack.com' || hostname === 'hooks.slack-gov.com',
    message: 'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…',
  },
  write,
  read: (answer: CallAnswer): Outcome => readStatus(answer, ({ text }) => FAULTS[text.trim()] ?? null),
});

const LIMITS = {
  most: ((MAX_BLOCKS - OTHER_BLOCKS) * MAX_FIELDS) / 2,
  label: MAX_FIELD,
  text: MAX_FIELD,
  total: MAX_ANSWERS,
};

/** Writes blocks: labels beside their answers, and the link, which alone is not the visitor's. */
function write({ title, note, answers, link, open, rest }: MessageText): object {
  const { fitted, isCut } = fitAnswers(answers, LIMITS, escape);
  const fields = fitted.flatMap(({ label, text }) => [plain(label), plain(text)]);
  const sections = Array.from({ length: Math.ceil(fields.length / MAX_FIELDS) }, (_one, at) => ({
    type: 'section',
    fields: fields.slice(at * MAX_FIELDS, (at + 1) * MAX_FIELDS),
  }));
  const context = (text: string) => ({
    type: 'context',
    elements: [plain(fitText(text, MAX_FIELD, escape))],
  });
  return {
    text: fitText(title, MAX_FIELD, escape),
    mrkdwn: false,
    parse: 'none',
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: plain(fitText(title, MAX_HEADER, escape)) },
      context(note),
      ...sections,
      ...(isCut ? [context(rest)] : []),
      { type: 'section', text: { type: 'mrkdwn', text: `<${link}|${fitText(open, MAX_HEADER, escape)}>` } },
    ],
  };
}
