import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

const CROWDED = { host: '127.0.0.1', port: 0, isCrowded: true };

test('a server that is asked to stop finishes the request under way and takes no new one', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await startServer(async (_request, response) => {
    begun.resolve();
    await finish.promise;
    response.end('whole');
  }, CROWDED);
  const url = `http://127.0.0.1:${server.port}`;
  const answer = fetch(url).then((response) => response.text());
  await begun.promise;
  const stopped = server.stop();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finish.resolve();
  expect(await answer).toBe('whole');
  await stopped;
});

test('a port that is taken is not shared', async () => {
  const server = await startServer(() => undefined, CROWDED);
  const second = startServer(() => undefined, { ...CROWDED, port: server.port });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});

test.runIf(process.platform === 'linux')(
  'E21 a crowd that comes at once is let in within some turns of the event loop, not one of it in each',
  async () => {
    let connections = 0;
    const server = await startServer((_request, response) => response.end(), CROWDED);
    const visitors = Array.from({ length: 400 }, () => {
      const visitor = connect(server.port, '127.0.0.1');
      visitor.on('data', () => connections++);
      visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return visitor;
    });
    let turns = 0;
    for (; connections < visitors.length; turns++) await nextTurn();
    expect(turns).toBeLessThan(visitors.length / 2);
    for (const visitor of visitors) visitor.destroy();
    await server.stop();
  },
);

test('T33 connections are counted over all sockets; who is one too many is turned away, and has room later', async () => {
  const most = 20;
  const server = await startServer((_request, response) => response.end('in'), {
    ...CROWDED,
    maxConnections: most,
  });
  const come = async (): Promise<{ isIn: boolean; leave(): Promise<unknown> }> => {
    const visitor = connect(server.port, '127.0.0.1');
    const closed = new Promise((resolve) => visitor.once('close', resolve));
    // A refused visitor may see the end of the connection while still writing.
    visitor.on('error', () => undefined);
    visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const answered = new Promise<boolean>((resolve) => visitor.once('data', () => resolve(true)));
    const isIn = await Promise.race([answered, closed.then(() => false)]);
    return { isIn, leave: () => (visitor.destroy(), closed) };
  };
  const visitors = [];
  for (let count = 0; count < most; count++) visitors.push(await come());
  expect(visitors.every(({ isIn }) => isIn)).toBe(true);
  expect((await come()).isIn).toBe(false);
  await visitors.pop()?.leave();
  await expect.poll(async () => (await come()).isIn).toBe(true);
  await server.stop();
});
