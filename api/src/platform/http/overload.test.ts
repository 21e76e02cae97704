import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { shedLoad, watchOverload, type Overload } from './overload.ts';
import { MOST_RUNNING } from './sourceQueue.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const SUBMISSIONS = '/api/public/forms/x/submissions';

/** Responds with the path on a line. */
async function serve(isOverloaded: Overload['isOverloaded']) {
  const pageOf = ({ url }: IncomingMessage, retryAfter: string) =>
    url === '/page' ? { html: '<p>ä</p>', headers: { Refresh: retryAfter } } : null;
  const config = { publicUrl: 'https://platform.test', trustedProxies: 0, pageOf };
  server = createServer(
    shedLoad({ isOverloaded }, config, (request, response) => response.end(`${request.url}\n`)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
  return { port, send };
}

test('E21 D-21 an overloaded process refuses new work at once, but never a health check', async () => {
  let isOverloaded = false;
  const { send } = await serve(() => isOverloaded);
  const path = SUBMISSIONS;
  expect(await (await send('POST', path)).text()).toBe(`${path}\n`);
  isOverloaded = true;
  const refused = await send('POST', path, { body: 'x'.repeat(16_385) });
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
    'retry-after': expect.stringMatching(/^[1-8]$/),
    'cache-control': 'no-store',
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  });
  for (const small of [
    await send('GET', '/api/public/platform'),
    await send('POST', path, { body: 'x'.repeat(16_384) }),
  ]) {
    expect([small.status, small.headers.get('connection')]).toEqual([503, 'keep-alive']);
  }
  const page = await send('GET', '/page');
  const returns = page.headers.get('retry-after');
  expect(returns).toMatch(/^[1-8]$/);
  expect([page.status, page.headers.get('content-type'), page.headers.get('refresh')]).toEqual([
    503,
    'text/html; charset=utf-8',
    returns,
  ]);
  expect(await page.text()).toBe('<p>ä</p>');
  for (const health of ['/healthz', '/readyz', '/readyz?from=proxy']) {
    expect(await (await send('GET', health)).text()).toBe(`${health}\n`);
  }
  expect((await send('GET', '/healthz/x')).status).toBe(503);
  isOverloaded = false;
  expect((await send('POST', path)).status).toBe(200);
});

test('E21 the connection of a refused submission carries the next one', async () => {
  let isOverloaded = true;
  const { port } = await serve(() => isOverloaded);
  const socket = connect(port, '127.0.0.1');
  const post = (header = ''): void => {
    socket.write(`POST ${SUBMISSIONS} HTTP/1.1\r\nHost: x\r\n${header}Content-Length: 1\r\n\r\nx`);
  };
  post();
  const [refused] = await once(socket, 'data');
  isOverloaded = false;
  post('Connection: close\r\n');
  const heads = [String(refused), await text(socket)].map((answer) => answer.split('\r\n', 1)[0]);
  expect(heads).toEqual(['HTTP/1.1 503 Service Unavailable', 'HTTP/1.1 200 OK']);
});

test('E21 a crowd is sent away for random times, so that it does not return at once', async () => {
  const { send } = await serve(() => true);
  const refused = await Promise.all(Array.from({ length: 80 }, () => send('GET', '/')));
  const seconds = refused.map(({ headers }) => Number(headers.get('retry-after')));
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(8);
  // Fewer than five of eight values in 80 draws have odds below one in 10^14.
  expect(new Set(seconds).size).toBeGreaterThanOrEqual(5);
});

test('E21 queued requests count as load, and all of a crowd are started', async () => {
  const queued: number[] = [];
  const { port } = await serve((_lane, count) => {
    queued.push(count);
    return false;
  });
  // Sent at once, and so read in one turn of the event loop.
  const paths = Array.from({ length: 100 }, (_, at) => `/${at}`);
  const socket = connect(port, '127.0.0.1');
  const request = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\n${path === paths.at(-1) ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(paths.map(request).join(''));
  const answers = await text(socket);
  expect(answers.match(/^\/\d+/gm)).toEqual(paths);
  expect(queued).toEqual(paths.map((_, at) => at));
});

/** A load with so many requests in flight. */
async function crowd(overload: Overload, request: { method: string; url: string }, count: number) {
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, () =>
    overload.during(request, () => new Promise<void>((resolve) => ends.push(resolve))),
  );
  return {
    async endOne() {
      ends.pop()?.();
      await all.pop();
    },
    async end() {
      for (const end of ends) end();
      await Promise.all(all);
    },
  };
}

test('E21 with too many in flight or queued more are refused, until some have ended', async () => {
  let waiting = 0;
  const overload = watchOverload(() => waiting);
  const isOverloaded = (queued = 0) => overload.isOverloaded('other', queued);
  const { endOne, end } = await crowd(overload, { method: 'POST', url: SUBMISSIONS }, 1_200);
  expect(isOverloaded()).toBe(true);
  await endOne();
  expect(isOverloaded()).toBe(false);
  expect(isOverloaded(1)).toBe(true);
  await end();
  expect(isOverloaded()).toBe(false);
  waiting = 4_000;
  expect(isOverloaded()).toBe(true);
  overload.stop();
});

test('E21 submissions that wait for the database shut out no form, and the reverse', async () => {
  const overload = watchOverload(() => 4_000);
  const waiting = await crowd(overload, { method: 'POST', url: SUBMISSIONS }, 1_200);
  expect([overload.isOverloaded('other', 0), overload.isOverloaded('form', 0)]).toEqual([true, false]);
  const visitors = await crowd(overload, { method: 'GET', url: '/embed/x' }, 1_200);
  expect(overload.isOverloaded('form', 0)).toBe(true);
  await Promise.all([waiting.end(), visitors.end()]);
  const readers = watchOverload(() => 0);
  const { end } = await crowd(readers, { method: 'GET', url: '/api/public/forms/x' }, 1_200);
  expect([readers.isOverloaded('other', 0), readers.isOverloaded('form', 0)]).toEqual([false, true]);
  await end();
  for (const one of [overload, readers]) one.stop();
});

test('T33 E21 of a crowd one starts and one is refused in a turn; health checks are answered ahead of it', async () => {
  let [begun, refused] = [0, 0];
  const config = { publicUrl: 'https://platform.test', trustedProxies: 0, pageOf: () => null };
  const receive = shedLoad({ isOverloaded: (_lane, queued) => queued >= 200 }, config, () => begun++);
  const socket = { once: () => undefined };
  const response = {
    once: () => undefined,
    writeHead: () => ({ end: () => refused++ }),
  } as unknown as ServerResponse;
  const ask = (url: string): void =>
    receive({ url, method: 'GET', socket } as unknown as IncomingMessage, response);
  for (let count = 0; count < 5_250; count++) ask(`/api/forms/${count}`);
  // As many refusals as may wait, do; the others are not kept.
  expect([begun, refused]).toEqual([0, 50]);
  ask('/healthz');
  expect([begun, refused]).toEqual([1, 50]);
  for (let turn = 1; turn <= 100; turn++) {
    await nextTurn();
    expect([begun, refused]).toEqual([1 + turn, 50 + turn]);
  }
});

/** Answers when it is told to; each source is a loopback address that is not this machine's own. */
async function serveHeld() {
  const held: ServerResponse[] = [];
  const overload = watchOverload(() => 0);
  const config = { publicUrl: 'https://platform.test', trustedProxies: 0, pageOf: () => null };
  server = createServer(shedLoad(overload, config, (_request, response) => void held.push(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (localAddress: string, count: number) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.write('GET /embed/x HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
    const answers = text(socket).catch(() => '');
    return { socket, answers };
  };
  return { held, ask, stop: () => overload.stop() };
}

test('LOAD-001 T33 what one source sends waits behind its own, beyond that it is refused alone', async () => {
  const { held, ask, stop } = await serveHeld();
  const flood = Array.from({ length: 30 }, () => ask('127.0.0.2', 200));
  await expect.poll(() => held.length).toBe(MOST_RUNNING);
  // The first request of a connection ends only with the flood, so what is refused waits on it; new ones are told.
  const refused = ask('127.0.0.2', 1);
  expect(await refused.answers).toMatch(
    /^HTTP\/1.1 503 Service Unavailable\r\n[^]*Retry-After: [1-8]\r\n[^]*Connection: close\r\n/,
  );
  const other = ask('127.0.0.3', 1);
  await expect.poll(() => held.length).toBe(MOST_RUNNING + 1);
  held.at(-1)!.end('served');
  await expect.poll(() => other.socket.bytesRead).toBeGreaterThan(0);
  other.socket.end();
  expect(await other.answers).toContain('served');
  // Connections that end give back what was held by answers that never came to their turn.
  for (const { socket } of flood) socket.destroy();
  await expect.poll(() => ask('127.0.0.2', 1) && held.length).toBeGreaterThan(MOST_RUNNING + 1);
  stop();
});

test('LOAD-001 a source that has no part in a crowd is served in spite of it; of a popular form nobody is', async () => {
  const config = { publicUrl: 'https://platform.test', trustedProxies: 1, pageOf: () => null };
  let isBusy = false;
  const began: string[] = [];
  const receive = shedLoad({ isOverloaded: () => isBusy }, config, ({ url = '' }) => void began.push(url));
  const refused: string[] = [];
  const socket = { once: () => undefined };
  const ask = (url: string, source: string): void =>
    receive(
      { url, method: 'GET', socket, headers: { 'x-forwarded-for': source } } as unknown as IncomingMessage,
      {
        once: () => undefined,
        writeHead: () => ({ end: () => refused.push(url) }),
      } as unknown as ServerResponse,
    );
  for (let count = 0; count < 500; count++) ask('/flood', '192.0.2.1');
  isBusy = true;
  ask('/flood', '192.0.2.1');
  ask('/other', '192.0.2.2');
  await expect.poll(() => began.includes('/other')).toBe(true);
  await expect.poll(() => refused).toEqual(['/flood']);

  const popular = shedLoad({ isOverloaded: () => isBusy }, config, () => undefined);
  isBusy = false;
  const come = (at: number): void =>
    popular(
      {
        url: '/embed/x',
        method: 'GET',
        socket,
        headers: { 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` },
      } as unknown as IncomingMessage,
      {
        once: () => undefined,
        writeHead: () => ({ end: () => refused.push('/popular') }),
      } as unknown as ServerResponse,
    );
  for (let at = 0; at < 1_000; at++) for (let more = 0; more < 6; more++) come(at);
  isBusy = true;
  come(1_000);
  await expect.poll(() => refused).toEqual(['/flood', '/popular']);
});
