import { join } from 'node:path';
import type { Cluster } from './clusterFolder.ts';

/** Longest path of a socket that every system takes, in bytes: macOS has 104 with the final zero, Linux 108. */
const MAX_PATH_BYTES = 103;
const LONGEST_PORT = 65_535;
/** Paths that need no quoting for pg_ctl's shell, nor in PostgreSQL's list of folders. */
const PLAIN_PATH = /^[\w./-]+$/;

/** The path at which PostgreSQL puts its socket for a port. */
export const socketPath = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);

/**
 * Returns the folder for the server's Unix socket, or null where there can be none: on Windows, and below a path that
 * is too long or has special characters. It is the cluster's own, which only its account may enter.
 */
export function findSocketFolder({ folder }: Cluster): string | null {
  if (process.platform === 'win32' || !PLAIN_PATH.test(folder)) return null;
  return Buffer.byteLength(socketPath(folder, LONGEST_PORT)) <= MAX_PATH_BYTES ? folder : null;
}
