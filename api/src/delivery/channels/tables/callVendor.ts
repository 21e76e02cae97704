import type { WebhookSender } from '../webhookSender.ts';
import type { VendorAnswer, VendorCall, VendorRequest } from './vendorCall.ts';

/** Most bytes of an answer: the ids of 200,000 submissions are about 8 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The host of a vendor has enough calls in flight, or rests after failures. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('The receiver is busy');
    this.waitMs = waitMs;
  }
}

/**
 * Makes requests of a vendor by the guarded client; never redirected, as their headers are secret.
 * @param onAnswer hears of each answer.
 * @param gapMs the least time between two of them, in ms.
 */
export function callVendor(
  webhooks: WebhookSender,
  onAnswer: (request: VendorRequest, answer: VendorAnswer | null) => void = () => undefined,
  gapMs = 0,
): VendorCall {
  let isFirst = true;
  return async (request) => {
    if (gapMs > 0 && !isFirst) await webhooks.pause(gapMs);
    isFirst = false;
    const { isRepeatable: _isRepeatable, ...sent } = request;
    onAnswer(request, null);
    const answer = await webhooks.send({ ...sent, followsMoves: false, mostBytes: MOST_BYTES });
    if (!answer) throw new BusyError(webhooks.waitMs(request.url));
    onAnswer(request, answer);
    return answer;
  };
}
