import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that breaks connections in the middle of what is sent. */
export interface CuttingProxy {
  url: string;
  cuts(): number;
  stop(): Promise<void>;
}

/** Which connections are broken, and how. */
export interface Cuts {
  /** Each connection is cut until there were so many; later ones stay whole. */
  most: number;
  random: () => number;
  /** Whether the server is not told, as when a phone leaves its network. */
  isSilent?: boolean;
}

/** Bytes of requests after which a connection is cut. */
const LEAST_SENT = 200;
const MOST_SENT = 60_000;

/**
 * Starts a proxy in front of a server. One in three of the cuts loses an answer, whole: `tus-js-client` in Node waits
 * for ever for the rest of one that has begun. The others break a request; what came before the cut still arrives.
 */
export async function startCuttingProxy(
  target: string,
  { most, random, isSilent = false }: Cuts,
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const limit = cuts < most ? LEAST_SENT + Math.floor(random() * (MOST_SENT - LEAST_SENT)) : Infinity;
    const losesAnswer = random() < 1 / 3;
    let sent = 0;
    const end = (): void => {
      client.destroy();
      if (!isSilent) upstream.destroy();
    };
    client.on('data', (chunk) => {
      const arrives = losesAnswer ? chunk : chunk.subarray(0, limit - sent);
      sent += arrives.length;
      if (losesAnswer || sent < limit) {
        upstream.write(arrives);
        return;
      }
      cuts++;
      client.removeAllListeners('data');
      upstream.removeAllListeners('data').resume();
      upstream.write(arrives, end);
    });
    upstream.on('data', (chunk) => {
      if (sent < limit) {
        client.write(chunk);
        return;
      }
      cuts++;
      upstream.removeAllListeners('data').resume();
      end();
    });
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async stop() {
      server.close();
      // Clients keep idle connections open for seconds.
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
