import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { AppContext } from '../../platform/http/appContext.ts';

/** Interval of the line that keeps proxies from closing a quiet stream, in ms. */
const HEARTBEAT_MS = 15_000;
/** Time a browser waits before it reconnects, in ms. */
const RETRY_MS = 2_000;
/** Streams one session may have open; the oldest is closed (T34). */
const MAX_STREAMS = 10;

/** A response that sends events until either side ends it. */
export interface EventStream {
  send(event: string, data?: object): void;
  end(): void;
  /** @param listener is called once, whichever side ended it. */
  onClose(listener: () => void): void;
}

/** Opens the streams of one process as answers, and counts those of each session. */
export function createEventStreams(): (ctx: AppContext, sessionId: string) => EventStream {
  const open = new Map<string, PassThrough[]>();
  return (ctx, sessionId) => {
    const stream = new PassThrough();
    const others = open.get(sessionId) ?? [];
    if (others.length >= MAX_STREAMS) others[0]?.end();
    open.set(sessionId, [...others, stream]);
    /** Closes the stream of a browser that does not read, whose events would pile up here (T34). */
    const write = (text: string): void => {
      if (!stream.writableEnded && !stream.write(text)) stream.destroy();
    };
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    stream.once('close', () => {
      clearInterval(heartbeat);
      const left = (open.get(sessionId) ?? []).filter((one) => one !== stream);
      if (left.length > 0) open.set(sessionId, left);
      else open.delete(sessionId);
    });
    ctx.req.once('close', () => stream.destroy());
    // The id makes a browser that reconnects before its first event say so.
    write(`retry: ${RETRY_MS}\nid: ${randomUUID()}\n\n`);
    ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    ctx.body = stream;
    return {
      /** The id makes a reconnecting browser say that it was here before. */
      send: (event, data = {}) =>
        write(`id: ${randomUUID()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => stream.end(),
      onClose: (listener) => stream.once('close', listener),
    };
  };
}
