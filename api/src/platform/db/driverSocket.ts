import type { Duplex } from 'node:stream';
import type { Client, Connection, PoolClient } from 'pg';

/**
 * Returns the socket of a connection, which the driver keeps to itself: to cut off a server that no longer answers, to
 * write several statements at once, and to read copied rows without an object for each. The test beside it says what to
 * look at when the library moves.
 */
export const socketOf = ({ stream }: Connection): Duplex => stream;

/** Calls `listener` with the SQLSTATE of each error that the server sends over a client's connection. */
export const onServerError = (
  { connection }: Client | PoolClient,
  listener: (code: string | undefined) => void,
): void => void connection.on('errorMessage', ({ code }: { code?: string }) => listener(code));
