/** One node of the cluster: Patroni and the PostgreSQL it runs, reached by addresses that can be cut off. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../faults/platform.mjs';
import { sleep, until } from '../faults/scene.mjs';
import { startAddresses } from './addresses.mjs';

export const PASSWORD = 'a-password-of-the-cluster-test';

/** Seconds until the lock of a leader that is silent ends; the least that Patroni takes, by default it is 30. */
const TTL = 20;

/**
 * Starts a node and its addresses.
 * @param {{ name: string, folder: string, programs: import('./programs.mjs').Programs, etcdPort: number,
 *   account: { uid: number, gid: number } | null, isSynchronous: boolean }} options
 */
export async function startNode({ name, folder, programs, etcdPort, account, isSynchronous }) {
  await using started = new AsyncDisposableStack();
  const home = join(folder, name);
  await mkdir(home, { mode: 0o700 });
  const [port, restPort] = [await freePort(), await freePort()];
  const addresses = started.use(await startAddresses([port, restPort, etcdPort]));
  const [database, rest, etcd] = addresses.ports;
  const settings = join(home, 'patroni.json');
  const given = describe({ name, home, port, restPort, database, rest, etcd, programs, isSynchronous });
  // JSON is YAML.
  await writeFile(settings, JSON.stringify(given), { mode: 0o600 });
  if (account) for (const path of [home, settings]) await chown(path, account.uid, account.gid);

  let patroni;
  const start = async () => {
    await using log = await open(join(folder, `${name}.log`), 'a');
    patroni = spawn(programs.patroni, [settings], { stdio: ['ignore', log.fd, log.fd], ...account });
  };
  const postmaster = async () => {
    const text = await readFile(join(home, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
    return Number(text.split('\n', 1)[0]) || null;
  };
  const isRunning = () => patroni.exitCode === null && patroni.signalCode === null;
  const pids = async () => {
    const pid = await postmaster();
    const parents = new Set([patroni.pid, ...(pid && (await isAlive(pid)) ? [pid] : [])]);
    return [...parents, ...(await findChildren(parents))];
  };
  const node = {
    name,
    port: database,
    restPort: rest,
    pids,
    postmaster,
    start,
    /** Ends Patroni and PostgreSQL as a power cut would. */
    async kill() {
      const gone = once(patroni, 'exit');
      for (const pid of await pids()) kill(pid, 'SIGKILL');
      await gone;
    },
    /** Stops all processes of the node until `thaw`. */
    async freeze() {
      const frozen = await pids();
      for (const pid of frozen) kill(pid, 'SIGSTOP');
      return () => frozen.forEach((pid) => kill(pid, 'SIGCONT'));
    },
    /** Cuts the node off from clients, the other nodes and etcd; nothing is refused, everything is lost. */
    cutOff() {
      addresses.freeze();
      return () => addresses.thaw();
    },
    /** What Patroni says of the node; null without an answer. */
    async ask(path = '/patroni') {
      const signal = AbortSignal.timeout(1_000);
      const response = await fetch(`http://127.0.0.1:${rest}${path}`, { signal }).catch(() => null);
      return response && { status: response.status, body: await response.json().catch(() => null) };
    },
    async tell(path, body) {
      return fetch(`http://127.0.0.1:${rest}${path}`, { method: 'POST', body: JSON.stringify(body) });
    },
  };
  started.defer(async () => {
    const all = isRunning() ? await pids() : [await postmaster()].filter(Boolean);
    for (const pid of all) kill(pid, 'SIGCONT');
    const gone = isRunning() ? once(patroni, 'exit') : null;
    for (const pid of all) kill(pid, 'SIGKILL');
    await gone;
    await until('The end of a node', async () => !(await anyAlive(all)), 10_000);
  });
  await start();
  const kept = started.move();
  return { ...node, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

function describe({ name, home, port, restPort, database, rest, etcd, programs, isSynchronous }) {
  return {
    scope: 'inlay',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${rest}` },
    // As a proxy: otherwise Patroni asks etcd for its own address and passes ours by.
    etcd3: { hosts: [`127.0.0.1:${etcd}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 16 * 1024 ** 2,
        // A crashed primary is replaced, not waited for.
        primary_start_timeout: 0,
        synchronous_mode: isSynchronous,
        synchronous_mode_strict: isSynchronous,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_sender_timeout: '5s', max_wal_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(home, 'data'),
      bin_dir: programs.postgres,
      pgpass: join(home, 'pgpass'),
      parameters: { unix_socket_directories: home, shared_buffers: '64MB', wal_keep_size: '256MB' },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'postgres', password: PASSWORD },
      },
    },
  };
}

/** A process that has ended meanwhile is no error. */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function findChildren(parents) {
  const found = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number((await readStat(name)).split(' ')[1]);
    if (parents.has(parent)) found.push(Number(name));
  }
  return found;
}

const readStat = async (pid) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /, '');

/** A process that nobody has waited for yet has ended. */
const isAlive = async (pid) => !['', 'Z'].includes((await readStat(pid)).slice(0, 1));

async function anyAlive(pids) {
  for (const pid of pids) if (await isAlive(pid)) return true;
  await sleep(10);
  return false;
}
