import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

const ADDRESS = { host: '127.0.0.1', port: 0 };

test('a server that is asked to stop finishes the request under way and takes no new one', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await startServer(async (_request, response) => {
    begun.resolve();
    await finish.promise;
    response.end('whole');
  }, ADDRESS);
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
  const server = await startServer(() => undefined, ADDRESS);
  const second = startServer(() => undefined, { ...ADDRESS, port: server.port });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});

test('T33 a connection more than the most is turned away, and has room later', async () => {
  const most = 20;
  const server = await startServer((_request, response) => response.end('in'), {
    ...ADDRESS,
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

test('LOAD-002 T33 one source has a part of the connections where no proxy is in front, and others have room', async () => {
  const server = await startServer((_request, response) => response.end('in'), {
    ...ADDRESS,
    maxConnections: 50,
  });
  const open = async (localAddress: string): Promise<'open' | 'closed'> => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    const closed = new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const answered = new Promise<'open'>((resolve) => socket.once('data', () => resolve('open')));
    return Promise.race([answered, closed]);
  };
  const flood = [];
  for (let count = 0; count < 30; count++) flood.push(await open('127.0.0.2'));
  expect(flood.filter((state) => state === 'open')).toHaveLength(10);
  expect(await open('127.0.0.3')).toBe('open');
  // This machine stands for everybody behind a proxy that nobody told of.
  const own = [];
  for (let count = 0; count < 15; count++) own.push(await open('127.0.0.1'));
  expect(own.every((state) => state === 'open')).toBe(true);
  await server.stop();
});
