import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { AppState } from '../../platform/http/appContext.ts';
import { createEventStreams, type EventStream } from './eventStreams.ts';

test('T34 whoever does not read what they asked for is cut off', async () => {
  const openStream = createEventStreams();
  const app = new Koa<AppState>();
  const opened = Promise.withResolvers<EventStream>();
  app.use((ctx) => opened.resolve(openStream(ctx, 'session')));
  // Koa reports every response that breaks off.
  app.on('error', () => undefined);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const stream = await opened.promise;
  const closed = new Promise<'closed'>((resolve) => stream.onClose(() => resolve('closed')));
  const filler = 'x'.repeat(10_000);
  // The system buffers some megabytes per socket; a gigabyte would be in this process.
  let state: 'open' | 'closed' = 'open';
  for (let count = 0; count < 100_000 && state === 'open'; count++) {
    stream.send('submissions', { filler });
    state = await Promise.race([closed, nextTurn('open' as const)]);
  }
  expect(state).toBe('closed');
  // Later events do no harm.
  stream.send('submissions');
  reader.destroy();
  server.close();
});
