/** A PostgreSQL cluster of three nodes under Patroni, with one etcd, as `play` takes a database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtempDisposable, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServerAccount } from '../../../api/src/platform/db/embedded/serverAccount.ts';
import { createClient } from '../../../api/src/platform/db/servers/connectTo.ts';
import { freePort } from '../faults/platform.mjs';
import { until } from '../faults/scene.mjs';
import { startPgbouncer } from '../../support/postgres/startPgbouncer.ts';
import { startStoppable } from '../../support/stoppable.mjs';
import { PASSWORD, startNode } from './node.mjs';

const NODES = ['a', 'b', 'c'];
const STANDBYS = `select sync_state from pg_stat_replication where state = 'streaming'`;
/** As docs/self-hosting.md has them. Without the first, PgBouncer refuses clients for 15 s after a failed connection. */
const BOUNCER = ['server_login_retry = 1', 'server_connect_timeout = 2'];
const SETUP = [`create role inlay login password '${PASSWORD}'`, 'create database inlay owner inlay'];

/**
 * @param {{ programs: import('./programs.mjs').Programs, isSynchronous: boolean, way: 'hosts' | 'haproxy' | 'pgbouncer' }} options
 *   `way`: the platform names all hosts, or HAProxy leads it to the primary, or PgBouncer to HAProxy.
 */
export const startCluster = (options) => startStoppable(() => setUpCluster(options));

async function setUpCluster({ programs, isSynchronous, way }) {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-cluster-'))).path;
  await chmod(folder, 0o755);
  const account = await findServerAccount();
  const etcdPort = await startEtcd(started, folder, programs.etcd);
  const nodes = [];
  for (const name of NODES) {
    const node = await startNode({ name, folder, programs, etcdPort, account, isSynchronous });
    nodes.push(started.use(node));
    if (nodes.length === 1) await until('The first primary', async () => (await findPrimary(nodes)) !== null);
  }
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const adminUrl = `postgres://postgres:${PASSWORD}@${hosts}/postgres?target_session_attrs=read-write`;
  const isWhole = async () =>
    (await findPrimary(nodes)) !== null && (await hasStandbys(adminUrl, isSynchronous));
  await until('Two standbys', isWhole);
  for (const sql of SETUP) await query(adminUrl, sql);
  const ownUrl = `postgres://inlay:${PASSWORD}@${hosts}/inlay?target_session_attrs=read-write`;
  const ways = await startWays(started, { way, folder, programs, nodes, ownUrl });
  const kept = started.move();
  return {
    nodes,
    ownUrl,
    /** What `makeForm` uses. */
    url: ownUrl,
    /** How the platform reaches the cluster. */
    environment: { ...ways, DATABASE_READ_URL: ownUrl.replace('read-write', 'prefer-standby') },
    query: (sql, values) => query(ownUrl, sql, values),
    primary: () => findPrimary(nodes),
    isWhole,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** The node that is leader and answers; null while there is none. */
async function findPrimary(nodes) {
  const answers = await Promise.all(nodes.map((node) => node.ask('/primary')));
  return nodes.find((_node, index) => answers[index]?.status === 200) ?? null;
}

/** Whether two standbys follow, one of which may take over. */
async function hasStandbys(adminUrl, isSynchronous) {
  const rows = await query(adminUrl, STANDBYS).catch(() => []);
  return rows.length === 2 && (!isSynchronous || rows.some(({ sync_state: state }) => state === 'sync'));
}

async function query(url, sql, values) {
  const client = createClient(url, { connectionTimeoutMillis: 3_000, query_timeout: 20_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    client.end(() => undefined);
  }
}

async function startEtcd(started, folder, program) {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const options = {
    name: 'etcd',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  };
  const list = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  await startProgram(started, join(folder, 'etcd.log'), program, list);
  await until('etcd', () =>
    fetch(`${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return port;
}

/** Starts what stands between the platform and the cluster. @returns the platform's addresses. */
async function startWays(started, { way, folder, programs, nodes, ownUrl }) {
  if (way === 'hosts') return { DATABASE_URL: ownUrl };
  const proxied = await startHaproxy(started, folder, programs.haproxy, nodes);
  if (way === 'haproxy') return { DATABASE_URL: proxied };
  const options = { connectionString: proxied, poolSize: 20, settings: BOUNCER };
  const bouncer = await startPgbouncer(programs.pgbouncer, options);
  started.defer(bouncer.stop);
  return { DATABASE_URL: bouncer.through(proxied), DATABASE_DIRECT_URL: proxied };
}

async function startHaproxy(started, folder, program, nodes) {
  const port = await freePort();
  const servers = nodes.map(
    (node) =>
      `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort} on-marked-down shutdown-sessions`,
  );
  const settings = join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
${servers.join('\n')}
`,
  );
  await startProgram(started, join(folder, 'haproxy.log'), program, ['-db', '-f', settings]);
  const url = `postgres://inlay:${PASSWORD}@127.0.0.1:${port}/inlay`;
  // Takes every node for a primary until its first checks have failed.
  await until('HAProxy', async () => {
    const answers = await Promise.all(
      nodes.map(() => query(url, 'select pg_is_in_recovery() as is_standby').catch(() => [])),
    );
    return answers.every(([row]) => row?.is_standby === false);
  });
  return url;
}

async function startProgram(started, log, program, args) {
  await using output = await open(log, 'a');
  const child = spawn(program, args, { stdio: ['ignore', output.fd, output.fd] });
  started.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
}
