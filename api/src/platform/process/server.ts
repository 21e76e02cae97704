import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { boundedNetwork, plainAddress } from './networks.ts';

/** Time-outs for slow senders, in ms (T33). */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 15_000 } as const;
/**
 * Idle time of a connection, in ms (T33). Longer than a proxy's own (Caddy: two minutes), so that the proxy closes
 * it and never sends a request into a connection that is being closed here.
 */
const IDLE_MS = { visitor: 5_000, proxy: 130_000 } as const;
/** Connections of this process; more are closed at once. */
const MAX_CONNECTIONS = 10_000;
/**
 * Share of them that one source may have where no proxy is in front, so that it takes several to fill all. A school of
 * 200 people with six connections each stays below it.
 */
const SOURCE_SHARE = 1 / 5;
/**
 * Connections that wait to be accepted; the system may allow fewer. A client beyond them believes it is connected,
 * and its system repeats what it sends after seconds.
 */
const BACKLOG = 4_096;
/** Time for requests in flight when the process stops, in ms. */
const SHUTDOWN_MS = 10_000;
/** Interval of closing connections that became idle while stopping, in ms. */
const CLOSE_LOOK_MS = 100;

/** A listening server. */
export interface RunningServer {
  port: number;
  /** Accepts no more connections and resolves once requests in flight have finished, at most after 10 s. */
  stop(): Promise<void>;
}

interface Address {
  host: string;
  port: number;
  trustedProxies?: number;
  maxConnections?: number;
}

/** Starts a server; port 0 takes any free one. @throws when the port is in use. */
export async function startServer(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  { host, port, trustedProxies, maxConnections = MAX_CONNECTIONS }: Address,
): Promise<RunningServer> {
  const keepAliveTimeout = trustedProxies ? IDLE_MS.proxy : IDLE_MS.visitor;
  const server = createServer(
    { ...TIMEOUTS, keepAliveTimeout, connectionsCheckingInterval: 1_000 },
    listener,
  );
  // A full web process that drops none returns them to its parent, which offers them again without end.
  Object.assign(server, { maxConnections, dropMaxConnection: true });
  // Behind a proxy all connections are its own, and it bounds those of its visitors.
  if (!trustedProxies) boundBySource(server, Math.ceil(maxConnections * SOURCE_SHARE));
  server.listen({ host, port, backlog: BACKLOG });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

/** Closes a connection at once where its source has `most` already (decision 922). */
function boundBySource(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const source = boundedNetwork(plainAddress(socket.remoteAddress ?? ''));
    if (source === null) return;
    const count = counts.get(source) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    counts.set(source, count + 1);
    socket.once('close', () => {
      const left = (counts.get(source) ?? 1) - 1;
      if (left > 0) counts.set(source, left);
      else counts.delete(source);
    });
  });
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose response ended meanwhile would stay open.
  const look = setInterval(() => server.closeIdleConnections(), CLOSE_LOOK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearInterval(look);
  clearTimeout(deadline);
}
