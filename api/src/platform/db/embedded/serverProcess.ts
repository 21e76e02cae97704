import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { Cluster } from './clusterFolder.ts';
import { runProgram } from './runProgram.ts';
import { findSocketFolder } from './unixSocket.ts';

/** Range of ports: below 32768, where systems take ports for outgoing connections. */
const PORTS = { from: 15_432, below: 32_768 };
/** Longest wait of pg_ctl; the caller polls a recovery that takes longer. */
const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 60;
/** Size above which the next start rotates the server's log. */
const MAX_LOG_BYTES = 1024 * 1024;

/** PostgreSQL's message when it can listen on no Unix socket. */
const NO_SOCKET = /could not create any Unix-domain sockets/;

/** The programs and the database they serve. */
export interface Server {
  cluster: Cluster;
  binaries: PostgresBinaries;
}

/**
 * Starts the server and waits until it answers or gives up. It listens on 127.0.0.1, and on a Unix socket where there
 * can be one. Its log can be archived at any time; what that takes is set while it runs (decision 930).
 *
 * @param port fixed when clients already know it; else any free one is taken.
 * @returns null when it runs, else the output of pg_ctl and the server's log. Never throws for a server that
 *   does not start: most reasons (a race, old children) pass in a moment.
 */
export async function startServer(
  server: Server,
  port?: number,
  socketFolder = findSocketFolder(server.cluster),
): Promise<string | null> {
  const { cluster, binaries } = server;
  const logStart = await prepareLog(cluster);
  const { code, output } = await runProgram(
    binaries.pg_ctl,
    [
      'start',
      '-w',
      '-t',
      String(START_TIMEOUT_S),
      '-s',
      '-D',
      cluster.data,
      '-l',
      cluster.logFile,
      '-o',
      `-p ${port ?? (await findFreePort())} -k '${socketFolder ?? ''}' -c archive_mode=on`,
    ],
    cluster.account,
  );
  if (code === 0) return null;
  const log = (await readFile(cluster.logFile, 'utf8').catch(() => '')).slice(logStart).trim();
  // Some mounted folders of other systems hold no sockets.
  if (socketFolder && NO_SOCKET.test(log)) return startServer(server, port, null);
  return [output, log].filter(Boolean).join('\n');
}

/**
 * Stops the server: no new connections, running transactions are rolled back, all is on disk.
 *
 * @throws when it has not stopped after {@link STOP_TIMEOUT_S} seconds.
 */
export async function stopServer({ cluster, binaries }: Server): Promise<void> {
  const { code, output } = await runProgram(
    binaries.pg_ctl,
    ['stop', '-m', 'fast', '-w', '-t', String(STOP_TIMEOUT_S), '-s', '-D', cluster.data],
    cluster.account,
  );
  if (code !== 0) throw new Error(`The database server did not stop: ${output}`);
}

/** @throws when another major version made the database on disk, which no start could fix. */
export async function assertSameMajorVersion({ cluster, binaries }: Server): Promise<void> {
  const onDisk = (await readFile(join(cluster.data, 'PG_VERSION'), 'utf8')).trim();
  if (onDisk === binaries.version.split('.')[0]) return;
  throw new Error(
    `The database in ${cluster.folder} was made by PostgreSQL ${onDisk}, but ${binaries.version} is ` +
      'installed. Go back to the version of Inlay that made it, and move the data with pg_dump.',
  );
}

/** Rotates a long log; returns the length of the current one. */
async function prepareLog({ logFile }: Cluster): Promise<number> {
  const found = await stat(logFile).catch(() => null);
  if (!found) return 0;
  await chmod(logFile, 0o600).catch(() => undefined);
  if (found.size < MAX_LOG_BYTES) return found.size;
  await rename(logFile, `${logFile}.1`);
  return 0;
}

/** Finds a port that nothing listens at. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const probe = createServer();
    const port = randomInt(PORTS.from, PORTS.below);
    try {
      probe.listen({ port, host: '127.0.0.1', exclusive: true });
      await once(probe, 'listening');
      return port;
    } catch {
      // Taken: try another one.
    } finally {
      await new Promise((resolve) => {
        probe.close(resolve);
      });
    }
  }
}
