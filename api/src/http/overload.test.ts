import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { shedLoad, watchOverload } from './overload.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Answers with the path, on a line of its own. @returns how to send. */
async function serve(isOverloaded: (queued?: number) => boolean) {
  server = createServer(
    shedLoad({ isOverloaded }, 'https://platform.test', (request, response) =>
      response.end(`${request.url}\n`),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (method: string, path: string, body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body !== undefined && { body }) });
  return { port, send };
}

test('E21 D-21 with too much waiting new work is refused at once, but never the question how it is', async () => {
  let isOverloaded = false;
  const { send } = await serve(() => isOverloaded);
  const path = '/api/public/forms/x/submissions';
  expect(await (await send('POST', path)).text()).toBe(`${path}\n`);
  isOverloaded = true;
  const refused = await send('POST', path, 'x'.repeat(16_385));
  const { headers } = refused;
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    error: {
      code: 'service.unavailable',
      message: expect.any(String),
      requestId: headers.get('x-request-id'),
    },
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  });
  for (const small of [
    await send('GET', '/api/public/platform'),
    await send('POST', path, 'x'.repeat(16_384)),
  ]) {
    expect([small.status, small.headers.get('connection')]).toEqual([503, 'keep-alive']);
  }
  for (const health of ['/healthz', '/readyz', '/readyz?from=proxy']) {
    expect(await (await send('GET', health)).text()).toBe(`${health}\n`);
  }
  expect((await send('GET', '/healthz/x')).status).toBe(503);
  isOverloaded = false;
  expect((await send('POST', path)).status).toBe(200);
});

test('E21 who waits for his turn counts as well, and all of a crowd have one', async () => {
  const queued: number[] = [];
  const { port } = await serve((count = 0) => {
    queued.push(count);
    return false;
  });
  // In one piece, and so in one turn of the event loop.
  const paths = Array.from({ length: 100 }, (_, at) => `/${at}`);
  const socket = connect(port, '127.0.0.1');
  const request = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\n${path === paths.at(-1) ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(paths.map(request).join(''));
  const answers = await text(socket);
  expect(answers.match(/^\/\d+/gm)).toEqual(paths);
  expect(queued).toEqual(paths.map((_, at) => at));
});

test('E21 with too many under way or in the queue more are refused, until some have ended', async () => {
  let waiting = 0;
  const overload = watchOverload(() => waiting);
  const ends: (() => void)[] = [];
  const crowd = Array.from({ length: 1_200 }, () =>
    overload.during(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  expect(overload.isOverloaded()).toBe(true);
  ends.pop()?.();
  await crowd.pop();
  expect(overload.isOverloaded()).toBe(false);
  expect(overload.isOverloaded(1)).toBe(true);
  for (const end of ends) end();
  await Promise.all(crowd);
  expect(overload.isOverloaded()).toBe(false);
  waiting = 4_000;
  expect(overload.isOverloaded()).toBe(true);
  overload.stop();
});
