import type { Outcome } from './channel.ts';
import { createMessenger } from './createMessenger.ts';
import { fitAnswers } from './fitAnswers.ts';
import { fitText } from './fitText.ts';
import type { MessageText } from './message.ts';
import { readStatus, type SenderFault } from './senderFaults.ts';
import type { CallAnswer } from './webhookClient.ts';

/** Teams takes 28 kB a message; the card around the answers takes some of it (learn.microsoft.com). */
const LIMITS = {
  most: 60,
  label: 500,
  text: 4_000,
  total: 18_000,
  sizeOf: (text: string): number => Buffer.byteLength(JSON.stringify(text)),
};
const MAX_TITLE = 500;
/** Hosts of workflows: the older ones of Logic Apps, and those of Power Platform; each also of its government clouds. */
const HOSTS =
  /(?:^|\.)(?:logic\.azure\.(?:com|us)|environment\.api\.(?:(?:gov|high)\.)?powerplatform\.(?:com|us))$/;

const FAULTS: readonly (readonly [part: string, SenderFault])[] = [
  ['WorkflowNotFound', 'gone'],
  ['WorkflowTriggerIsNotEnabled', 'forbidden'],
  ['DirectApiAuthorization', 'withdrawn'],
  ['RequestEntityTooLarge', 'tooLarge'],
];

/** Cards read `{{DATE(…)}}` and `{{TIME(…)}}` in a text. */
const escape = (character: string): string => (character === '{' ? '{\u200B' : character);

/** A paragraph of plain text: Markdown is not read in a run (adaptivecards.io, TextRun). */
const runs = (text: string, look: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...look }],
});

/** Microsoft Teams, by a workflow that starts at a webhook: an Adaptive Card in which answers are runs of text. */
export const teamsChannel = createMessenger({
  kind: 'teams',
  vendor: {
    isOfVendor: ({ hostname }) => HOSTS.test(hostname),
    message: 'Enter the address of a workflow of Teams that starts at a webhook',
  },
  write,
  read,
});

function write({ title, note, answers, link, open, rest }: MessageText): object {
  const { fitted, isCut } = fitAnswers(answers, LIMITS, escape);
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      runs(fitText(title, MAX_TITLE, escape), { weight: 'Bolder', size: 'Medium' }),
      runs(fitText(note, MAX_TITLE, escape), { isSubtle: true }),
      ...fitted.flatMap(({ label, text }) => [runs(label, { weight: 'Bolder' }), runs(text)]),
      ...(isCut ? [runs(fitText(rest, MAX_TITLE, escape), { isSubtle: true })] : []),
    ],
    actions: [{ type: 'Action.OpenUrl', title: open, url: link }],
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
}

function read(answer: CallAnswer): Outcome {
  return readStatus(answer, ({ text }) => FAULTS.find(([part]) => text.includes(part))?.[1] ?? null);
}
