import pg from 'pg';
import { socketOf } from '../driverSocket.ts';
import { READ_ONLY } from '../dropReadOnly.ts';
import type { Session } from '../../config/databaseAddresses.ts';

/** Longest time for a server to answer a probe, in ms: a frozen one never does. */
const PROBE_MS = 1_000;
/** Pause after a search without a result, in ms: between once and twice as long, so that processes spread. */
const PAUSE_MS = 100;
/** sqlclient_unable_to_establish_sqlconnection */
export const NO_CONNECTION = '08001';

/** One server of a connection string. */
export interface Server {
  /** Its own connection string. */
  address: string;
  host: string;
  port: number;
}

/** No server of a connection string offers the required session. */
export class NoServerError extends Error {
  override name = 'NoServerError';
  readonly code: string;
  constructor(session: Session, problems: { server: Server; error: unknown }[]) {
    const reasons = problems.map(({ server, error }) => `${server.host}:${server.port}: ${reasonOf(error)}`);
    super(`No server for ${session} sessions: ${reasons.join('; ')}`);
    this.code = problems.some(({ error }) => codeOf(error) === READ_ONLY) ? READ_ONLY : NO_CONNECTION;
  }
}

/** A server that does not offer the required session. */
export class WrongServerError extends Error {
  override name = 'WrongServerError';
  readonly code = READ_ONLY;
}

/**
 * The server that a process uses, of several. It is remembered until a connection to it fails; then all are asked at
 * once, and the first that fits is taken.
 */
export class ServerChoice {
  readonly #servers: Server[];
  readonly #session: Session;
  readonly #clients = new Map<pg.Client, Server>();
  #current: Server | null = null;
  #search: Promise<Server> | null = null;

  constructor(addresses: string[], session: Session) {
    this.#session = session;
    this.#servers = addresses.map((address) => {
      const { host, port } = new pg.Client(address);
      return { address, host, port };
    });
  }

  /** @throws {NoServerError} when no server fits. */
  async choose(): Promise<Server> {
    return this.#current ?? (await (this.#search ??= this.#find()));
  }

  /** Has the next connection look for the server again. */
  doubt(server: Server): void {
    if (this.#current === server) this.#current = null;
  }

  /** Ties a connection to its server: it is closed when another server takes over. */
  keep(client: pg.Client, server: Server): void {
    this.#clients.set(client, server);
    client.once('end', () => {
      this.#clients.delete(client);
    });
  }

  /** @throws {WrongServerError} when the server of a connection does not offer the required session. */
  async assertFits(client: pg.Client): Promise<void> {
    if (this.#session === 'any' || this.#session === 'prefer-standby') return;
    const isReadOnly = await isReadOnlyAt(client);
    const needsWrites = this.#session === 'read-write' || this.#session === 'primary';
    if (isReadOnly === needsWrites)
      throw new WrongServerError(isReadOnly ? 'it is read-only' : 'it is writable');
  }

  async #find(): Promise<Server> {
    try {
      const found = await this.#ask();
      this.#current = found;
      this.#search = null;
      // A frozen server, or one that was cut off, would hold its connections until they time out.
      for (const [client, server] of this.#clients)
        if (server !== found) socketOf(client.connection).destroy();
      return found;
    } catch (error) {
      // Until the pause is over everybody is told the same.
      setTimeout(() => (this.#search = null), PAUSE_MS * (1 + Math.random())).unref();
      throw error;
    }
  }

  async #ask(): Promise<Server> {
    const problems: { server: Server; error: unknown }[] = [];
    const probeAll = (fits: (client: pg.Client) => Promise<void>): Promise<Server> =>
      Promise.any(
        this.#servers.map(async (server) => {
          try {
            await probe(server, fits);
            return server;
          } catch (error) {
            problems.push({ server, error });
            throw error;
          }
        }),
      );
    try {
      if (this.#session === 'prefer-standby')
        return await probeAll(assertReadOnly).catch(() => probeAll((client) => this.assertFits(client)));
      return await probeAll((client) => this.assertFits(client));
    } catch {
      throw new NoServerError(this.#session, problems);
    }
  }
}

async function probe({ address }: Server, fits: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await fits(client);
  } finally {
    // Not awaited: a frozen server would not answer this either.
    client.end(() => undefined);
  }
}

async function assertReadOnly(client: pg.Client): Promise<void> {
  if (!(await isReadOnlyAt(client))) throw new WrongServerError('it is writable');
}

/** Whether a server is a standby, or read-only by its settings. */
async function isReadOnlyAt(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on';
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(codeOf(error)) : String(error);
