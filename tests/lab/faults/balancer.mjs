import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { freePort } from './platform.mjs';

/** Polling interval of the readiness check, in ms. */
const ASK_MS = 100;
/** Headers of one connection, not of the response (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** A proxy in front of several web processes that forwards requests to ready ones. */
export async function startBalancer(...ports) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  let turn = 0;
  const ask = (port) =>
    new Promise((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path: '/readyz', timeout: 1_000 }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(false));
      asked.end();
    });
  const timer = setInterval(() => {
    for (const port of ports) {
      void ask(port).then((isReady) => (isReady ? ready.add(port) : ready.delete(port)));
    }
  }, ASK_MS);

  const server = createServer((incoming, outgoing) => {
    const choices = [...ready];
    const port = choices[turn++ % choices.length];
    if (port === undefined) {
      outgoing.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const forwarded = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
        // Node sends its own keep-alive header only without a `connection` header.
        outgoing.writeHead(answer.statusCode, Object.fromEntries(headers));
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  server.listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    isReady: (port) => ready.has(port),
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
