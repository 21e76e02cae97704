/** A network link between two processes that can be disturbed. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { freePort } from './platform.mjs';

/**
 * Forwards connections to a port. `rules.up` and `rules.down` see each piece on its way; they forward it by
 * `send`, later or never, or cut the connection.
 * @param {number} target
 * @param {{ up?: (piece: Buffer, way: Way) => void, down?: (piece: Buffer, way: Way) => void }} rules
 * @typedef {{ send(piece: Buffer): void, cut(): void, state: Record<string, unknown> }} Way
 */
export async function startProxy(target, rules = {}) {
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    const state = {};
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    const way = (to) => ({ cut, state, send: (piece) => !to.destroyed && to.write(piece) });
    const [up, down] = [way(far), way(near)];
    near.on('data', (piece) => (rules.up ? rules.up(piece, up) : up.send(piece)));
    far.on('data', (piece) => (rules.down ? rules.down(piece, down) : down.send(piece)));
  });
  server.listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    rules,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The same between the platform and its database, as `play` wants it. */
export const startDatabaseProxy = (rules) => async (url) => {
  const proxy = await startProxy(Number(url.port), rules);
  url.port = String(proxy.port);
  return { url, stop: proxy.stop };
};
