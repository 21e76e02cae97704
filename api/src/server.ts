import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Slow senders and endless keep-alives are cut (T33), in milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 } as const;
const MAX_CONNECTIONS = 10_000;
/**
 * Connections that wait to be accepted; the system may allow fewer. Of a crowd that comes at once, whoever finds
 * no room there takes himself for connected, and what he sends is repeated by his system after seconds.
 */
const BACKLOG = 4_096;
/** How long requests under way may take to finish when the process is asked to stop. */
const SHUTDOWN_MS = 10_000;

/** A listening server. */
export interface RunningServer {
  port: number;
  /** Takes no new connection, lets requests under way finish, then resolves; at the latest after 10 s. */
  stop(): Promise<void>;
}

/** Listens. Port 0 takes any free one. @throws when the port is taken. */
export async function startServer(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  address: { host: string; port: number },
): Promise<RunningServer> {
  const server = createServer({ ...TIMEOUTS, connectionsCheckingInterval: 1_000 }, listener);
  server.maxConnections = MAX_CONNECTIONS;
  server.listen({ port: address.port, host: address.host, backlog: BACKLOG });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearTimeout(deadline);
}
