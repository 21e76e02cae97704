import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, chown, mkdir, mkdtempDisposable, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runProgram } from '../../../api/src/platform/db/embedded/runProgram.ts';
import {
  findServerAccount,
  type ServerAccount,
} from '../../../api/src/platform/db/embedded/serverAccount.ts';
import { findFreePort } from '../findFreePort.ts';

const PASSWORD = 'a-password-of-the-citus-tests';
const HOST = '127.0.0.1';

/** Longest start of a node, in ms, and the pause between two looks. */
const START_MS = 30_000;
const LOOK_MS = 50;

/** Nodes are on one machine of two cores; `require` would need certificates. */
const SETTINGS = {
  shared_preload_libraries: 'citus,pg_stat_statements',
  wal_level: 'logical',
  max_connections: '300',
  max_prepared_transactions: '300',
  max_worker_processes: '64',
  shared_buffers: '64MB',
  unix_socket_directories: '',
  'citus.node_conninfo': 'sslmode=prefer',
  'citus.local_hostname': HOST,
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.stat_statements_track': 'all',
  'citus.enable_create_database_propagation': 'off',
};

/** One server of the cluster. */
export interface CitusNode {
  port: number;
  /** Ends it without a checkpoint, as a crash would. */
  kill(): Promise<void>;
  /** Starts it and waits until it answers. */
  start(): Promise<void>;
}

/** A coordinator and its workers, with databases that span them. */
export interface CitusCluster extends AsyncDisposable {
  coordinator: CitusNode;
  workers: readonly CitusNode[];
  /** Creates a database of the coordinator alone, and returns the address of its owner. */
  createDatabase(name: string): Promise<string>;
  /** Gives a database of the coordinator the extension and the workers. */
  spread(name: string): Promise<void>;
  /** The addresses of the superuser in the maintenance database of each node, the coordinator's first. */
  adminUrls: readonly string[];
}

/** The folder of a PostgreSQL's programs whose extensions include Citus, or why there is none. */
export async function findCitus(programs: string | null): Promise<{ bin: string } | { reason: string }> {
  if (!programs) return { reason: 'no PostgreSQL of the system' };
  const { code, output } = await runProgram(join(programs, 'pg_config'), ['--sharedir'], null);
  const control = join(output, 'extension', 'citus.control');
  const isThere = code === 0 && (await access(control).then(() => true, () => false)); // prettier-ignore
  return isThere ? { bin: programs } : { reason: `the extension citus (${control})` };
}

/**
 * Starts a coordinator and workers in a temporary folder.
 * @param options.settings further settings of every node.
 */
export async function startCitus(options: {
  bin: string;
  workers: number;
  settings?: Readonly<Record<string, string>>;
}): Promise<CitusCluster> {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-citus-'))).path;
  await chmod(folder, 0o755);
  const account = await findServerAccount();
  const nodes: CitusNode[] = [];
  for (let at = 0; at <= options.workers; at++) {
    const home = join(folder, `node${at}`);
    nodes.push(started.use(await startNode(home, options.bin, account, options.settings)));
  }
  const [coordinator, ...workers] = nodes as [CitusNode, ...CitusNode[]];
  const url = (role: string, { port }: CitusNode, database: string) =>
    `postgres://${role}:${PASSWORD}@${HOST}:${port}/${database}`;
  const adminUrls = nodes.map((node) => url('postgres', node, 'postgres'));
  for (const admin of adminUrls) await run(admin, [`create role inlay login password '${PASSWORD}'`]);
  const kept = started.move();
  return {
    coordinator,
    workers,
    adminUrls,
    async createDatabase(name) {
      await run(url('postgres', coordinator, 'postgres'), [`create database ${name} owner inlay`]);
      return url('inlay', coordinator, name);
    },
    async spread(name) {
      for (const node of nodes) {
        if (node !== coordinator)
          await run(url('postgres', node, 'postgres'), [`create database ${name} owner inlay`]);
        await run(url('postgres', node, name), [
          'create extension citus',
          'create extension pg_stat_statements',
        ]);
      }
      await run(url('postgres', coordinator, name), [
        `select citus_set_coordinator_host('${HOST}', ${coordinator.port})`,
        ...workers.map(({ port }) => `select citus_add_node('${HOST}', ${port})`),
      ]);
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function startNode(
  home: string,
  bin: string,
  account: ServerAccount | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<CitusNode & AsyncDisposable> {
  const port = await findFreePort();
  const data = join(home, 'data');
  const passwords = { ours: join(home, 'password'), nodes: join(home, 'pgpass') };
  await mkdir(home, { mode: 0o700 });
  await writeFile(passwords.ours, PASSWORD, { mode: 0o600 });
  // Nodes sign in to each other as the role that asks.
  await writeFile(passwords.nodes, `${HOST}:*:*:*:${PASSWORD}\n`, { mode: 0o600 });
  if (account)
    for (const path of [home, ...Object.values(passwords)]) await chown(path, account.uid, account.gid);
  const made = await runProgram(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwords.ours}`, '--locale=C.UTF-8', '-E', 'UTF8'], // prettier-ignore
    account,
  );
  if (made.code !== 0) throw new Error(made.output);
  const { output } = await runProgram(join(bin, 'postgres'), ['--describe-config'], account);
  // Releases of 2026 ask which plug-ins may move shards.
  const plugins = output.includes('output_plugin_libraries')
    ? { output_plugin_libraries: 'citus,pgoutput' }
    : {};
  const given = Object.entries({ ...SETTINGS, ...plugins, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  let child: ChildProcess | null = null;
  const node = {
    port,
    async kill() {
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
    },
    async start() {
      await using log = await open(`${home}.log`, 'a');
      child = spawn(join(bin, 'postgres'), ['-D', data, '-h', HOST, '-p', String(port), ...given], {
        cwd: '/',
        stdio: ['ignore', log.fd, log.fd],
        env: { LC_ALL: 'C', PATH: process.env['PATH'], PGPASSFILE: passwords.nodes },
        ...(account && { uid: account.uid, gid: account.gid }),
      });
      const end = Date.now() + START_MS;
      const address = `postgres://postgres:${PASSWORD}@${HOST}:${port}/postgres`;
      while (!(await answers(address))) {
        if (child.exitCode !== null || Date.now() > end)
          throw new Error(`A node does not start: ${home}.log`);
        await wait(LOOK_MS);
      }
    },
  };
  await node.start();
  return { ...node, [Symbol.asyncDispose]: node.kill };
}

const answers = (address: string): Promise<boolean> =>
  run(address, ['select 1']).then(
    () => true,
    () => false,
  );

async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}
