import { expect, test } from 'vitest';
import { startServer } from './server.ts';

test('a server that is asked to stop finishes the request under way and takes no new one', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await startServer(
    async (_request, response) => {
      begun.resolve();
      await finish.promise;
      response.end('whole');
    },
    { host: '127.0.0.1', port: 0 },
  );
  const url = `http://127.0.0.1:${server.port}`;
  const answer = fetch(url).then((response) => response.text());
  await begun.promise;
  const stopped = server.stop();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finish.resolve();
  expect(await answer).toBe('whole');
  await stopped;
});
