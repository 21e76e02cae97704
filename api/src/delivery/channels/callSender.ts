import type { ChannelDeps, Outcome } from './channel.ts';
import { describeFailure } from './describeFailure.ts';
import { withoutSecrets } from './hideSecret.ts';
import type { SentMessage } from './sender.ts';
import type { CallAnswer, OutgoingCall } from './webhookClient.ts';

/** Errors of calls that reached nobody: no connection was made. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** A call of a sender. */
export interface SenderCall extends OutgoingCall {
  /** The address and the headers as the log shows them: without what is secret. */
  shown: { address: string; headers?: Readonly<Record<string, string>> };
}

/**
 * Makes one call of a sender, and says what came of it; never redirected, since its address or headers are secret.
 * @param credentials whose texts are hidden in what is stored of the answer: receivers that echo get no secret into it.
 * @param read what an answer means.
 */
export async function callSender(
  { webhooks }: Pick<ChannelDeps, 'webhooks'>,
  { shown, ...call }: SenderCall,
  credentials: object,
  read: (answer: CallAnswer) => Outcome,
): Promise<Outcome> {
  const message: SentMessage = { request: withoutSecrets(printRequest(call, shown), credentials) };
  try {
    const answer = await webhooks.send({ ...call, followsMoves: false });
    if (!answer) return { result: 'later', waitMs: webhooks.waitMs(call.url) };
    const outcome = read(answer);
    if (outcome.result === 'later') return outcome;
    return { ...outcome, answer: { ...answer, text: withoutSecrets(answer.text, credentials) }, message };
  } catch (error) {
    const failure = error as Error & { code?: string };
    return {
      result: 'failed',
      error: withoutSecrets(describeFailure(failure), credentials),
      message,
      mayHaveArrived: !NEVER_SENT.has(failure.code ?? '') && failure.name !== 'ForbiddenAddressError',
    };
  }
}

/** Prints a request as the log and a test show it. */
const printRequest = (
  { method = 'POST', headers, body = '' }: OutgoingCall,
  shown: SenderCall['shown'],
): string =>
  [
    `${method} ${shown.address}`,
    ...Object.entries({ ...headers, ...shown.headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\n');
