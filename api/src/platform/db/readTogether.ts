import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { socketOf } from './driverSocket.ts';
import { compile, type Query } from './sql.ts';

/**
 * Runs a statement. Statements before the first result are sent together.
 * @param options.isKept the server keeps the statement prepared with its plan: for hot statements with few variants.
 */
export type Read = <Row extends object>(
  statement: Query<Row>,
  options?: { isKept?: boolean },
) => Promise<Row[]>;

/** Returns the `Read` of a connection, or of a pool for single statements. */
export const readFrom =
  (source: Pool | PoolClient): Read =>
  async <Row extends object>(statement: Query<Row>, { isKept = false } = {}) => {
    const compiled = compile(statement);
    const asked = isKept ? { ...compiled, name: nameOf(compiled.text) } : compiled;
    const { rows } = await source.query<Row>(asked);
    return rows;
  };

/**
 * Runs frequent reads in one read-only transaction with few round trips: its begin is sent with the first statements,
 * and nothing waits for its end (decision 198).
 * @param reads a pipelined pool.
 */
export async function readTogether<Result>(
  reads: Pool,
  work: (read: Read) => Promise<Result>,
): Promise<Result> {
  const client = await reads.connect();
  const socket = socketOf(client.connection);
  // One write to the socket for the begin and the first statements: each write costs as much as a page.
  socket.cork();
  process.nextTick(() => socket.uncork());
  const begun = client.query('begin read only');
  // Awaited below; until then a failure must not be an unhandled rejection.
  begun.catch(() => undefined);
  try {
    const result = await work(readFrom(client));
    await begun;
    return result;
  } finally {
    // Also ends a failed transaction; the response is sent first.
    setImmediate(() => {
      client.query('commit').then(
        () => client.release(),
        (error: unknown) => client.release(error instanceof Error ? error : true),
      );
    });
  }
}

/**
 * Reads rights from the primary, even while `read` uses a replica, which would learn of a revoked right only later.
 */
export const readRights = <Result>(
  { reads, primaryReads }: { reads: Pool; primaryReads: Pool },
  read: Read,
  work: (read: Read) => Promise<Result>,
): Promise<Result> => (primaryReads === reads ? work(read) : readTogether(primaryReads, work));

/** Names of prepared statements by text; there are few, so none is evicted. */
const names = new Map<string, string>();

/** Returns the name of a text, derived from it. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
