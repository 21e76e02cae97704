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

/** Slow senders are cut (T33), in milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 15_000 } as const;
/**
 * How long a connection may be idle, in milliseconds (T33). A proxy's is ended by the proxy, which may send at the
 * moment in which it is ended here; Caddy's last for two minutes.
 */
const IDLE_MS = { visitor: 5_000, proxy: 130_000 } as const;
/** Connections of this process, at all its sockets together; whoever comes then is turned away at once. */
const MAX_CONNECTIONS = 10_000;
/**
 * Connections that wait to be accepted; the system may allow fewer. Of a crowd that comes at once, whoever finds
 * no room there takes himself for connected, and what he sends is repeated by his system after seconds.
 */
const BACKLOG = 4_096;
/** Sockets that listen at the port. */
const DOORS = 128;
/** How long requests under way may take to finish when the process is asked to stop. */
const SHUTDOWN_MS = 10_000;
/** How often connections that have become idle meanwhile are ended, in milliseconds. */
const CLOSE_LOOK_MS = 100;

/** A listening server. */
export interface RunningServer {
  port: number;
  /** Takes no new connection, lets requests under way finish, then resolves; at the latest after 10 s. */
  stop(): Promise<void>;
}

interface Address {
  host: string;
  port: number;
  trustedProxies?: number;
  /** Whether crowds may come: visitors do, and not whoever reads figures or tries the product. */
  isCrowded?: boolean;
  maxConnections?: number;
}

/** Listens. Port 0 takes any free one. @throws when the port is taken. */
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
 * Listens. Node takes one waiting connection of a socket in each turn of its event loop, which in a busy process
 * are some dozens a second: whoever comes new, health checks too, would wait for half a minute. So there are
 * several sockets at one port, where the system knows that.
 * @returns all that listen
 */
async function openDoors(server: Server, { host, port, isCrowded }: Address): Promise<NetServer[]> {
  // One of several processes is handed its connections, all that there are.
  const isShared = isCrowded === true && process.platform === 'linux' && cluster.isPrimary;
  // Others may share a port that is shared: whether somebody has it is asked before.
  if (isShared && port !== 0) await listenOnce({ host, port });
  const doors = [server as NetServer];
  await listen(server, { host, port, reusePort: isShared });
  const count = isShared ? DOORS : 1;
  while (doors.length < count) {
    const door = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    await listen(door, { host, port: portOf(server), reusePort: true });
    doors.push(door);
  }
  return doors;
}

/** A socket's own limit would not do: the system spreads connections unevenly over them. */
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
  // Who had his answer meanwhile would keep his connection.
  const look = setInterval(() => server.closeIdleConnections(), CLOSE_LOOK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearInterval(look);
  clearTimeout(deadline);
}
