import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';

/** The server sends a heartbeat every 15 s; a stream that is silent for this long, in ms, is given up. */
const SILENCE_MS = 45_000;
/** Wait before a lost stream is opened again, in ms: doubled with each failure, up to `most`. */
const RETRY_MS = { first: 1_000, most: 30_000 };

interface EventStream {
  /** Sends the request for the stream. */
  request(signal: AbortSignal): Promise<Response>;
  /** Called whenever the stream is open; events between two streams were missed. */
  onOpen(): void;
  onMessage(message: EventSourceMessage): void;
  /** Called when the server refuses the stream. */
  onRefused(status: number): void;
}

/** Reads server-sent events until the signal is aborted; opens a lost or refused stream again. */
export async function readEvents(stream: EventStream, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    failures = (await readOnce(stream, signal)) ? 0 : failures + 1;
    await pause(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most), signal);
  }
}

/** Reads one stream to its end. @returns whether it was open. */
async function readOnce({ request, onOpen, onMessage, onRefused }: EventStream, signal: AbortSignal) {
  const stop = new AbortController();
  let silence: number | undefined;
  const onHeartbeat = (): void => {
    window.clearTimeout(silence);
    silence = window.setTimeout(() => stop.abort(), SILENCE_MS);
  };
  let wasOpen = false;
  try {
    onHeartbeat();
    const { ok, status, body } = await request(AbortSignal.any([signal, stop.signal]));
    if (!ok || !body) {
      onRefused(status);
      return false;
    }
    wasOpen = true;
    onOpen();
    const messages = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: onHeartbeat }))
      .getReader();
    for (let next = await messages.read(); !next.done; next = await messages.read()) {
      onHeartbeat();
      onMessage(next.value);
    }
  } catch {
    // Broken or ended: `readEvents` decides whether to reconnect.
  } finally {
    window.clearTimeout(silence);
  }
  return wasOpen;
}

/** Waits for half of the time or more, at random, so that not all browsers come back together. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    const onAbort = (): void => {
      window.clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
