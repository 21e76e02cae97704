import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createServer as createNetServer,
  type AddressInfo,
  type ListenOptions,
  type Server as NetServer,
  type Socket,
} from 'node:net';

/** Time-outs for slow senders, in ms (T33). */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 15_000 } as const;
/**
 * Idle time of a connection, in ms (T33). Longer than a proxy's own (Caddy: two minutes), so that the proxy closes
 * it and never sends a request into a connection that is being closed here.
 */
const IDLE_MS = { visitor: 5_000, proxy: 130_000 } as const;
/** Connections of this process over all its sockets; more are closed at once. */
const MAX_CONNECTIONS = 10_000;
/**
 * Connections that wait to be accepted; the system may allow fewer. A client beyond them believes it is connected,
 * and its system repeats what it sends after seconds.
 */
const BACKLOG = 4_096;
/** Listening sockets on the port. */
const DOORS = 512;
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
  /** Whether crowds may connect: visitors do, readers of metrics or of the sample website do not. */
  isCrowded?: boolean;
  maxConnections?: number;
}

/** Starts a server; port 0 takes any free one. @throws when the port is in use. */
export async function startServer(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  address: Address,
): Promise<RunningServer> {
  const keepAliveTimeout = address.trustedProxies ? IDLE_MS.proxy : IDLE_MS.visitor;
  const server = createServer(
    { ...TIMEOUTS, keepAliveTimeout, connectionsCheckingInterval: 1_000 },
    listener,
  );
  limitConnections(server, address.maxConnections ?? MAX_CONNECTIONS);
  const doors = await openDoors(server, address);
  return { port: portOf(server), stop: () => stop(server, doors) };
}

const portOf = (server: NetServer): number => (server.address() as AddressInfo).port;

/**
 * Opens several listening sockets on one port, where the system supports it. Node accepts one connection of a socket
 * in each turn of its event loop: in a busy process a new connection would wait for half a minute (decision 097).
 * @returns all listening sockets
 */
async function openDoors(server: Server, { host, port, isCrowded }: Address): Promise<NetServer[]> {
  // One of several processes receives its connections from the primary.
  const isShared = isCrowded === true && process.platform === 'linux' && cluster.isPrimary;
  // A shared port could be taken by a second process without an error, so it is probed first.
  if (isShared && port !== 0) await listenOnce({ host, port });
  await listen(server, { host, port, reusePort: isShared });
  const more = Array.from({ length: isShared ? DOORS - 1 : 0 }, () =>
    createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const options = { host, port: portOf(server), reusePort: true };
  await Promise.all(more.map((door) => listen(door, options)));
  return [server, ...more];
}

/** Limits connections over all sockets: the system spreads them unevenly, so a limit per socket would not do. */
function limitConnections(server: Server, most: number): void {
  let open = 0;
  server.prependListener('connection', (connection: Socket) => {
    if (open >= most) {
      connection.destroy();
      return;
    }
    open++;
    connection.once('close', () => open--);
  });
}

async function listen(server: NetServer, options: ListenOptions): Promise<void> {
  server.listen({ ...options, backlog: BACKLOG });
  await once(server, 'listening');
}

async function listenOnce(options: ListenOptions): Promise<void> {
  const server = createNetServer();
  await listen(server, options);
  server.close();
  await once(server, 'close');
}

async function stop(server: Server, doors: readonly NetServer[]): Promise<void> {
  const closed = Promise.all(doors.map((door) => once(door, 'close')));
  for (const door of doors) door.close();
  server.closeIdleConnections();
  // A connection whose response ended meanwhile would stay open.
  const look = setInterval(() => server.closeIdleConnections(), CLOSE_LOOK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearInterval(look);
  clearTimeout(deadline);
}
