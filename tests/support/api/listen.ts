import type { TestClient } from './testClient.ts';

/** An open stream of live events. */
export interface HeardStream {
  response: Response;
  /** Waits for a text. @returns all text before it. */
  next(text: string): Promise<string>;
  /** Waits for the end. @returns all remaining text. */
  rest(): Promise<string>;
  cancel(): Promise<void>;
}

/** Opens an event stream as a user; resolves once it is subscribed. */
export async function listen(client: TestClient, path = '/api/events'): Promise<HeardStream> {
  const response = await client.open(path);
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const stream: HeardStream = {
    response,
    async next(text) {
      while (!heard.includes(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended before it said ${text}`);
        heard += value;
      }
      const before = heard.slice(0, heard.indexOf(text));
      heard = heard.slice(before.length + text.length);
      return before;
    },
    async rest() {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
      return heard;
    },
    cancel: () => reader.cancel(),
  };
  if (response.ok) await stream.next('retry:');
  return stream;
}
