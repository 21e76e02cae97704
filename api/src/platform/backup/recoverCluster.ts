import { chown, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort, startServer, stopServer, type Server } from '../db/embedded/serverProcess.ts';
import { isRunning, readPostmasterFile } from '../db/embedded/postmasterFile.ts';
import { SUPERUSER } from '../db/embedded/createCluster.ts';
import { errorCode } from '../db/embedded/runProgram.ts';
import { BackupError } from './backupError.ts';

/** The platform's database; the embedded server has no other. */
const DATABASE = 'inlay';
const PAUSE_MS = 200;
/** Lines of the copied settings that are about the archive of the installation it was made of. */
const NOT_OURS = /^\s*(archive_|basic_archive\.|restore_command|recovery_)/;
/** Only the account of the server may enter the folder of its socket. */
const LOCAL_ONLY = 'local all all trust\n';
const MEMORY = '128MB';

/** Where a recovery ends. */
export type RecoveryEnd =
  /** At a named moment, where the server waits and can be read. */
  | { moment: string }
  /** At a time, or at the end of the log; the database is then one of its own. */
  | { timeline: number; at: Date | null };

/** A server that recovers copied files, reached by a socket of its own alone. */
export interface Recovery {
  /** Starts the server, or goes on, and waits until it is there. @throws {BackupError} with the server's words. */
  recoverTo(end: RecoveryEnd): Promise<void>;
  /** Connects as the superuser. The caller ends the connection. */
  connect(): Promise<Client>;
  /** An address for the role of the application. */
  connectionString(user: string): string;
  /** Stops the server, and leaves the files as those of an ordinary one. */
  finish(): Promise<void>;
  /** Stops the server. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** @param walFolder the segments of the log, as the server left them. */
export async function openRecovery(server: Server, walFolder: string): Promise<Recovery> {
  const { cluster } = server;
  const socketFolder = await mkdtemp(join(tmpdir(), 'inlay-'));
  const [settingsFile, rulesFile] = ['postgresql.auto.conf', 'pg_hba.conf'].map((name) =>
    join(cluster.data, name),
  ) as [string, string];
  const rules = await readFile(rulesFile, 'utf8');
  const settings = (await readFile(settingsFile, 'utf8'))
    .split('\n')
    .filter((line) => !NOT_OURS.test(line))
    .join('\n');
  await writeFile(rulesFile, LOCAL_ONLY);
  await writeFile(join(cluster.data, 'recovery.signal'), '');
  await mkdir(join(cluster.data, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
  await giveAll(server, [cluster.folder, walFolder, socketFolder]);
  const port = await findFreePort();
  let isStarted = false;
  const stop = async () => {
    if (isStarted) await stopServer(server).catch(() => undefined);
    isStarted = false;
  };
  const connect = () => connectTo(socketFolder, port);
  return {
    connect,
    connectionString: (user) =>
      `postgres://${user}@localhost:${port}/${DATABASE}?host=${encodeURIComponent(socketFolder)}`,
    async recoverTo(end) {
      await stop();
      await writeFile(settingsFile, `${settings}\n${describe(end, walFolder)}\n`);
      isStarted = true;
      const failure = await startServer(server, port, socketFolder);
      await waitFor(server, connect, 'moment' in end, failure);
    },
    async finish() {
      await stop();
      await writeFile(settingsFile, settings);
      await writeFile(rulesFile, rules);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

function describe(end: RecoveryEnd, walFolder: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const target =
    'moment' in end
      ? {
          recovery_target_name: end.moment,
          recovery_target_action: 'pause',
          recovery_target_timeline: 'current',
        }
      : {
          // By its offset: the server reads this before it knows the names of zones.
          ...(end.at && { recovery_target_time: end.at.toISOString().replace('Z', '+00') }),
          recovery_target_action: 'promote',
          recovery_target_timeline: String(end.timeline),
        };
  const copy = `cp "${walFolder}/%f" "%p"`;
  const settings = {
    ...target,
    restore_command: copy,
    archive_command: 'exit 0',
    listen_addresses: '',
    shared_buffers: MEMORY,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${quoted(value)}`)
    .join('\n');
}

/** Waits until the server pauses at its moment, or has become one of its own. */
async function waitFor(
  server: Server,
  connect: () => Promise<Client>,
  isPaused: boolean,
  failure: string | null,
): Promise<void> {
  const asked = isPaused
    ? `select pg_is_in_recovery() and pg_get_wal_replay_pause_state() = 'paused' as "isThere"`
    : `select not pg_is_in_recovery() as "isThere"`;
  for (;;) {
    try {
      const client = await connect();
      try {
        const { rows } = await client.query<{ isThere: boolean }>(asked);
        if (rows[0]?.isThere) return;
      } finally {
        await client.end();
      }
    } catch (error) {
      const file = await readPostmasterFile(server.cluster);
      if (!file || !(await isRunning(server.cluster, file)))
        throw await explain(server, failure ?? String(errorCode(error)));
    }
    await sleep(PAUSE_MS);
  }
}

async function explain({ cluster }: Server, failure: string): Promise<BackupError> {
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '');
  const reasons = log.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line));
  return new BackupError(
    'recovery_failed',
    `The copy did not become a database: ${reasons.at(-1) ?? failure}`,
  );
}

async function connectTo(host: string, port: number): Promise<Client> {
  const client = new Client({ host, port, user: SUPERUSER, database: DATABASE });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The server reads and writes only what is its account's. */
async function giveAll({ cluster: { account } }: Server, folders: readonly string[]): Promise<void> {
  if (!account) return;
  for (const folder of folders) {
    await chown(folder, account.uid, account.gid);
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
      await chown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
