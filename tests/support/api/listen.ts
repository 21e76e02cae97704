import type { TestClient } from './testClient.ts';

/** An open stream of live events. */
export interface HeardStream {
  response: Response;
  /** Waits for what it says. @returns what it said before. */
  next(text: string): Promise<string>;
  /** Waits for its end. @returns what it said until then. */
  rest(): Promise<string>;
  cancel(): Promise<void>;
}

/** Opens a stream as that person; it hears from when this resolves. */
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
