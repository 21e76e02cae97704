import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './clusterFolder.ts';
import { errorCode, runProgram } from './runProgram.ts';
import { socketPath } from './unixSocket.ts';

/** The file a server writes about itself into its data directory (postmaster.pid). */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty without one. */
  socketFolder: string;
  /** The text of the whole file, to recognise a newer one. */
  text: string;
}

const path = (cluster: Cluster) => join(cluster.data, 'postmaster.pid');

/** The server's file, or null when there is none (no server, and none that was killed). */
export async function readPostmasterFile(cluster: Cluster): Promise<PostmasterFile | null> {
  const text = await readFile(path(cluster), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4] ?? '', text };
}

/**
 * Removes the file of a killed server when its process id would fool PostgreSQL. The id is alive, but belongs
 * to a zombie (containers whose process 1 reaps nobody) or to another program (a restarted container).
 * PostgreSQL detects children of the old server without this file too, and refuses to start.
 */
export async function removeStaleFile(cluster: Cluster, file: PostmasterFile): Promise<void> {
  const now = await readPostmasterFile(cluster);
  if (now?.text !== file.text) return;
  await rm(path(cluster), { force: true });
  if (!file.socketFolder) return;
  // The lock of its socket holds the same id.
  const socket = socketPath(file.socketFolder, file.port);
  await Promise.all([socket, `${socket}.lock`].map((left) => rm(left, { force: true })));
}

/** Returns whether the process that wrote the file lives and is the server of this cluster. */
export async function isRunning(cluster: Cluster, { pid }: PostmasterFile): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (process.platform === 'win32') return isAlive(pid);
  if (process.platform !== 'linux') return isPostgres(pid);
  // "pid (name) state …"
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (!/\(postgres\) [^ZX]/.test(status)) return false;
  // A server works in its data directory. Unreadable (not our process): its name must do.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder === null || folder === (await realpath(cluster.data));
}

async function isPostgres(pid: number): Promise<boolean> {
  const { output } = await runProgram('ps', ['-o', 'stat=,comm=', '-p', String(pid)], null);
  return /^[^Z]\S*\s.*postgres/.test(output);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
