import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runProgram } from '../../../api/src/platform/db/embedded/runProgram.ts';
import { findServerAccount } from '../../../api/src/platform/db/embedded/serverAccount.ts';
import { findFreePort } from '../findFreePort.ts';
import { findProgram } from '../findProgram.ts';

/** PgBouncer in transaction mode, in front of the server of a connection string. */
export interface Pgbouncer {
  /** The address of the same database through it. */
  through(connectionString: string): string;
  stop(): Promise<void>;
}

/** The program, or why there is none to run. */
export async function findPgbouncer(): Promise<{ program: string } | { reason: string }> {
  if (process.platform === 'win32') return { reason: 'PgBouncer is tried where there are Unix sockets' };
  const program = await findProgram('pgbouncer');
  if (!program) return { reason: 'no pgbouncer on this machine' };
  try {
    const { code } = await runProgram(program, ['--version'], await findServerAccount());
    return code === 0 ? { program } : { reason: `${program} ends with code ${code}` };
  } catch (error) {
    return { reason: `${program} cannot be run: ${String(error)}` };
  }
}

/**
 * Starts PgBouncer on a free port, with its files in a folder of its own. Nothing is configured to please the platform.
 * @param options.poolSize sessions of the server that all its clients share.
 * @param options.settings further lines of its section `pgbouncer`.
 */
export async function startPgbouncer(
  program: string,
  options: { connectionString: string; poolSize: number; settings?: readonly string[] },
): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(options.connectionString);
  const folder = await mkdtemp(join(tmpdir(), 'inlay-pgbouncer-'));
  const ownPort = await findFreePort();
  const account = await findServerAccount();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${options.poolSize}
${(options.settings ?? []).join('\n')}
`,
  );
  if (account) for (const path of [folder, settings, users]) await chown(path, account.uid, account.gid);
  const bouncer = spawn(program, [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const said: string[] = [];
  const ended = once(bouncer, 'exit');
  const isUp = (async () => {
    for await (const line of createInterface({ input: bouncer.stderr })) {
      said.push(line);
      if (line.includes('process up')) return true;
    }
    return false;
  })();
  if (!(await isUp)) throw new Error(`PgBouncer did not start:\n${said.join('\n')}`);
  bouncer.stderr.resume();
  return {
    through(connectionString) {
      return Object.assign(new URL(connectionString), { port: String(ownPort) }).href;
    },
    async stop() {
      bouncer.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
