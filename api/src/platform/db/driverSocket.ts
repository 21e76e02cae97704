import type { Duplex } from 'node:stream';
import type { Connection } from 'pg';

/**
 * Returns the socket of a connection, which the driver keeps to itself: to cut off a server that no longer answers, and
 * to read copied rows without an object for each. The test beside it says what to look at when the library moves.
 */
export const socketOf = ({ stream }: Connection): Duplex => stream;
