import type { Text } from '../../platform/texts/translate.ts';
import type { Outcome } from './channel.ts';
import type { CallAnswer } from './webhookClient.ts';

/** What a receiver can have against a message, in a word that each channel reads from its answers. */
export type SenderFault = 'withdrawn' | 'gone' | 'forbidden' | 'busy' | 'tooLarge' | 'refused';

/** `stops`: no message would arrive, so the sender is paused. `isFinal`: this one never will. */
const FAULTS: Readonly<Record<SenderFault, { text: Text; stops?: true; isFinal?: true }>> = {
  withdrawn: {
    text: 'The receiver no longer accepts the credentials: they were withdrawn or replaced.',
    stops: true,
  },
  gone: { text: 'The place that it writes to was deleted, renamed or archived.', stops: true },
  forbidden: { text: 'The receiver does not allow it to write there.', stops: true },
  busy: { text: 'The receiver asked to wait before the next message.' },
  tooLarge: { text: 'The receiver found the message too large.', isFinal: true },
  refused: { text: 'The receiver refused the message.', isFinal: true },
};

/** Returns the outcome of an attempt that the receiver refused. */
export function failBy(fault: SenderFault, answer: CallAnswer): Outcome {
  const { text, stops, isFinal } = FAULTS[fault];
  const { retryAfterMs: waitMs } = answer;
  return {
    result: 'failed',
    error: text,
    answer,
    ...(stops && { stops: text }),
    ...(isFinal && { isFinal }),
    ...(fault === 'busy' && waitMs !== undefined && { waitMs }),
  };
}

/**
 * Returns the outcome of an answer whose status says all.
 * @param faultOf names what the channel knows better, by the text of the answer.
 */
export function readStatus(
  answer: CallAnswer,
  faultOf: (answer: CallAnswer) => SenderFault | null = () => null,
): Outcome {
  const { status } = answer;
  if (status >= 200 && status < 300) return { result: 'sent', answer };
  if (status === 429) return failBy('busy', answer);
  const fault = faultOf(answer) ?? FAULT_OF_STATUS[status];
  if (fault) return failBy(fault, answer);
  if (status >= 400 && status < 500 && !TRANSIENT.has(status)) return failBy('refused', answer);
  // A server that breaks may have taken the message before.
  return {
    result: 'failed',
    error: `The receiver answered ${status}`,
    answer,
    mayHaveArrived: status >= 500,
  };
}

const FAULT_OF_STATUS: Readonly<Partial<Record<number, SenderFault>>> = {
  401: 'withdrawn',
  403: 'forbidden',
  404: 'gone',
  410: 'gone',
  413: 'tooLarge',
};
/** Request Timeout, Too Early. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425]);
